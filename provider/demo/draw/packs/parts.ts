import { letters } from '../lettering.ts';
import type { PackPicture } from '../picture.ts';
import { linear, nextId, type Stop } from '../svg.ts';

export type DrawPack = (pack: PackPicture) => string;

export const CREAM = '#fff8e8';
const BLACK = '#000000';
const WHITE = '#ffffff';

/** How light falls: on a cylinder, on a flat face, on a filled bag. */
const SHEEN: Record<'cylinder' | 'flat' | 'pillow', Stop[]> = {
  cylinder: [
    [0, BLACK, 0.26],
    [0.1, BLACK, 0.06],
    [0.22, WHITE, 0.3],
    [0.36, WHITE, 0],
    [0.72, BLACK, 0],
    [0.92, BLACK, 0.16],
    [1, BLACK, 0.28],
  ],
  flat: [
    [0, WHITE, 0.1],
    [1, BLACK, 0.05],
  ],
  pillow: [
    [0, BLACK, 0.16],
    [0.07, WHITE, 0.12],
    [0.16, WHITE, 0.22],
    [0.3, WHITE, 0],
    [0.78, BLACK, 0],
    [0.93, BLACK, 0.1],
    [1, BLACK, 0.2],
  ],
};

/** Fills a silhouette, keeps what is printed on it within, then lays one sheen over all. */
export function body(d: string, fill: string, printed: string, sheen: keyof typeof SHEEN = 'pillow'): string {
  const id = nextId('c');
  const [light, defs] = linear(SHEEN[sheen]);
  return `<defs><clipPath id="${id}"><path d="${d}"/></clipPath>${defs}</defs><g clip-path="url(#${id})"><path d="${d}" fill="${fill}"/>${printed}<path d="${d}" fill="${light}"/></g>`;
}

/** The crimped edge of a sealed bag, across or down. */
export function crimp(from: number, to: number, fixed: number, teeth: number, depth: number, down = false): string {
  const step = (to - from) / teeth;
  const point = (along: number, off: number): string =>
    down ? `L${off} ${along.toFixed(1)}` : `L${along.toFixed(1)} ${off}`;
  return Array.from(
    { length: teeth },
    (_, index) => point(from + step * (index + 0.5), fixed + depth) + point(from + step * (index + 1), fixed),
  ).join('');
}

export const shade = (d: string, strength: number, colour = BLACK): string =>
  `<path d="${d}" fill="${colour}" opacity="${strength}"/>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, opacity = 1): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;

interface Wording {
  x: number;
  /** Baseline of the brand */
  y: number;
  brand: number;
  label: number;
  max: number;
  ink: string;
  anchor?: 'start' | 'middle';
  /** Room for the label, where it is narrower than for the brand */
  labelMax?: number;
}

/** The brand and beneath it what is inside. Unbranded packs say only that, larger. */
export function wording(
  pack: PackPicture,
  { x, y, brand, label, max, ink, anchor = 'middle', labelMax = max }: Wording,
): string {
  if (pack.brand === '')
    return letters(pack.label, x, y + label * 0.8, brand * 0.86, ink, { face: 'serif', anchor, max, rows: 2 });
  return (
    letters(pack.brand, x, y, brand, ink, { face: pack.face, anchor, max }) +
    letters(pack.label, x, y + label * 1.15 + brand * 0.3, label, ink, { anchor, max: labelMax, rows: 2 })
  );
}

export const sizeMark = (
  pack: PackPicture,
  x: number,
  y: number,
  size: number,
  ink: string,
  anchor: 'start' | 'middle' = 'middle',
): string => letters(pack.size, x, y, size, ink, { anchor, max: 84 });
