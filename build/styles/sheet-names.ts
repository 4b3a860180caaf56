import { hash } from 'node:crypto';
import { getBundled, setBundled } from '../render/bundled-data.ts';

const SHEETS = 'style sheets, by name';
const NAME = /\/\*sheet (\w+)\*\//g;

/** One character per byte, as pages are finalized. */
const BYTES = 'latin1';

const sheets = (): ReadonlyMap<string, string> => getBundled(SHEETS, new Map());

/** Returns what Astro is to write into pages in place of a style sheet: 60 kB, which would go with each page through all of rendering. */
export function nameSheet(css: string): string {
  const name = hash('sha256', css, 'hex').slice(0, 16);
  setBundled(SHEETS, new Map(sheets()).set(name, Buffer.from(css).toString(BYTES)));
  return `/*sheet ${name}*/`;
}

/** Returns a text with the style sheets that are named in it. */
export const namedSheets = (text: string): string =>
  text.replaceAll(NAME, (named, name: string) => sheets().get(name) ?? named);
