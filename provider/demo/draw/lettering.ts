import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font, Path } from 'opentype.js';
import { escapeXml, short } from './svg.ts';

const FILES = {
  serif: '@fontsource/young-serif/files/young-serif-latin-400-normal.woff',
  grotesque: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
  rozha: '@fontsource/rozha-one/files/rozha-one-latin-400-normal.woff',
  eczar: '@fontsource/eczar/files/eczar-latin-700-normal.woff',
};

export type Face = keyof typeof FILES;

/** Smaller letters would be noise on a product card: such a label is a mistake in the data. */
export const SMALLEST = 6;

const require = createRequire(import.meta.url);
// The package's main file is CommonJS that Node finds no named exports in.
const { parse } = require('opentype.js') as typeof import('opentype.js');
const fonts = new Map<Face, Font>();

function fontOf(face: Face): Font {
  let font = fonts.get(face);
  if (!font) {
    const file = readFileSync(require.resolve(FILES[face]));
    font = parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer);
    fonts.set(face, font);
  }
  return font;
}

/** Width of a line in picture units. Glyph by glyph, as `line` sets it: kerning is not worth its bugs at this size. */
export function widthOf(text: string, face: Face, size: number): number {
  const font = fontOf(face);
  return [...text].reduce(
    (sum, sign) => sum + ((font.charToGlyph(sign).advanceWidth ?? 0) / font.unitsPerEm) * size,
    0,
  );
}

interface Fit {
  lines: string[];
  size: number;
}

/** Sets a text on one line or on two, whichever allows the larger letters. */
export function fit(text: string, face: Face, size: number, max: number, rows: 1 | 2 = 1): Fit {
  const fitted = (lines: string[]): Fit => {
    const widest = Math.max(...lines.map((words) => widthOf(words, face, size)));
    return { lines, size: Math.min(size, (size * max) / widest) };
  };
  const words = text.split(' ');
  const whole = fitted([text]);
  if (rows === 1 || words.length === 1 || whole.size > size * 0.86) return whole;
  const breaks = words
    .slice(1)
    .map((_, index) => fitted([words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]));
  return [whole, ...breaks].reduce((best, next) => (next.size > best.size * 1.12 ? next : best));
}

export interface Lettering {
  face?: Face;
  anchor?: 'start' | 'middle' | 'end';
  /** Widest that the text may get, in picture units */
  max: number;
  rows?: 1 | 2;
}

/** Text as outlines, so that no font is needed where the picture is shown. `y` is the first baseline. */
export function letters(text: string, x: number, y: number, size: number, fill: string, options: Lettering): string {
  if (text === '') return '';
  const { face = 'grotesque', anchor = 'middle', max, rows = 1 } = options;
  const set = fit(text, face, size, max, rows);
  if (set.size < SMALLEST) throw new Error(`No room for "${text}" on its label: ${short(set.size)} is too small`);
  // Two lines grow from the middle of the one that was planned.
  const top = set.lines.length === 2 ? y - set.size * 0.42 : y - (size - set.size) * 0.3;
  return set.lines
    .map((words, row) => line(words, x, top + row * set.size * 1.08, set.size, fill, face, anchor))
    .join('');
}

/** Written here, as the package's own `toPathData` runs numbers together in ways that renderers stop at. */
const outline = ({ commands }: Path): string =>
  commands
    .map((command) => {
      const { type, ...points } = command;
      const { x1, y1, x2, y2, x, y } = points as Partial<Record<'x1' | 'y1' | 'x2' | 'y2' | 'x' | 'y', number>>;
      return (
        type +
        [x1, y1, x2, y2, x, y]
          .filter((value) => value !== undefined)
          .map(short)
          .join(' ')
      );
    })
    .join('');

function line(text: string, x: number, y: number, size: number, fill: string, face: Face, anchor: string): string {
  const font = fontOf(face);
  const width = widthOf(text, face, size);
  let left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x;
  let d = '';
  for (const sign of text) {
    const glyph = font.charToGlyph(sign);
    d += outline(glyph.getPath(left, y, size));
    left += ((glyph.advanceWidth ?? 0) / font.unitsPerEm) * size;
  }
  return `<path d="${d}" fill="${escapeXml(fill)}"/>`;
}
