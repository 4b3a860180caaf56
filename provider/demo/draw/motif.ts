import { readFileSync } from 'node:fs';
import { tune, type Tuning } from './colour.ts';
import { seafood } from './own/fish.ts';
import type { Motif } from './own/form.ts';
import { fruit } from './own/fruit.ts';
import { gourds } from './own/gourds.ts';
import { heaps } from './own/heaps.ts';
import { household } from './own/household.ts';
import { kitchen } from './own/kitchen.ts';
import { leaves } from './own/leaves.ts';
import { roots } from './own/roots.ts';
import { nextId, short } from './svg.ts';

const OWN: Record<string, Motif> = {
  ...roots,
  ...gourds,
  ...leaves,
  ...fruit,
  ...seafood,
  ...heaps,
  ...kitchen,
  ...household,
};
const EMOJI_BOX = 32;
const OWN_BOX = 100;

/** The emoji's reds lean to raspberry; these bring vegetables and meat back to nature. */
const TUNED: Record<string, Tuning> = {
  strawberry: [320, 360, 14, 0.95, 1],
  'hot-pepper': [320, 360, 18, 0.95, 0.98],
  watermelon: [320, 360, 10, 0.9, 1],
  broccoli: [140, 190, -28, 0.7, 0.95],
  'bell-pepper': [120, 170, -10, 0.9, 1],
  'ginger-root': [0, 50, 14, 0.62, 1],
  crab: [300, 360, 62, 0.34, 0.72],
  teapot: [320, 360, 18, 0.9, 0.95],
  soap: [280, 345, -130, 0.7, 1],
};

let emoji: Record<string, string> | undefined;

function emojiBody(name: string): string | undefined {
  emoji ??= JSON.parse(readFileSync(new URL('motifs.json', import.meta.url), 'utf8')) as Record<string, string>;
  const body = emoji[name];
  const tuning = TUNED[name];
  return body && tuning ? tune(body, tuning) : body;
}

/** Ids within an emoji's drawing must not meet those of the next one. */
function ownIds(body: string): string {
  const prefix = nextId('e');
  return body
    .replace(/\bid="([^"]+)"/g, `id="${prefix}$1"`)
    .replace(/url\(#([^()]+)\)/g, `url(#${prefix}$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}$1"`);
}

/** One motif in a square of `size`, turned about its centre. Throws on an unknown name: that is a mistake in the data. */
export function motif(name: string, x: number, y: number, size: number, turn = 0, flipped = false): string {
  const own = OWN[name];
  const body = own ? own() : ownIds(emojiBody(name) ?? unknown(name));
  const scale = size / (own ? OWN_BOX : EMOJI_BOX);
  const flip = flipped ? `translate(${short(size)} 0) scale(-1 1) ` : '';
  const place = `translate(${short(x)} ${short(y)}) ${turn ? `rotate(${turn} ${short(size / 2)} ${short(size / 2)}) ` : ''}`;
  return `<g transform="${place}${flip}scale(${Math.round(scale * 10000) / 10000})">${body}</g>`;
}

function unknown(name: string): never {
  throw new Error(`No motif is called "${name}"`);
}
