import { mix } from '../colour.ts';
import { clip, nextId, radial, scatter, short } from '../svg.ts';

/** Drawn in a box of 100 by 100. */
export type Motif = () => string;

/** Light, middle and dark of one surface. */
export type Tones = [light: string, middle: string, dark: string];

export const tones = (colour: string): Tones => [mix(colour, '#ffffff', 0.42), colour, mix(colour, '#1a0f08', 0.4)];

/** A rounded form lit from the upper left; `inside` is drawn on its surface. */
export function form(d: string, [light, middle, dark]: Tones, inside = ''): string {
  const [fill, defs] = radial(
    [
      [0, light],
      [0.52, middle],
      [1, dark],
    ],
    0.34,
    0.26,
    0.86,
  );
  return `<defs>${defs}</defs><path d="${d}" fill="${fill}"/>${inside && clip(d, inside)}`;
}

/** A soft light on a form. */
export function glow(cx: number, cy: number, rx: number, ry: number, turn = 0, strength = 0.5): string {
  const [fill, defs] = radial([
    [0, '#ffffff', strength],
    [1, '#ffffff', 0],
  ]);
  return `<defs>${defs}</defs><ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" transform="rotate(${turn} ${cx} ${cy})"/>`;
}

export const stroke = (d: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;

export const fill = (d: string, colour: string, opacity = 1): string =>
  `<path d="${d}" fill="${colour}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;

export const oval = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${short(cx - rx)} ${short(cy)}a${short(rx)} ${short(ry)} 0 1 0 ${short(rx * 2)} 0a${short(rx)} ${short(ry)} 0 1 0 ${short(-rx * 2)} 0Z`;

/** Draws a thing once and sets it down in several places: [x, y, turn, scale][] from its own centre of 50, 50. */
export function repeat(thing: string, places: [x: number, y: number, turn: number, scale: number][]): string {
  const id = nextId('u');
  const uses = places.map(
    ([x, y, turn, scale]) =>
      `<use href="#${id}" transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)}) scale(${short(scale)}) translate(-50 -50)"/>`,
  );
  return `<defs><g id="${id}">${thing}</g></defs>${uses.join('')}`;
}

/** Small marks over a surface: pores, speckles, bumps. */
export function speckle(
  seed: number,
  count: number,
  box: [number, number, number, number],
  colour: string,
  radius: number,
  opacity = 0.5,
): string {
  const next = scatter(seed);
  const [left, top, right, bottom] = box;
  let d = '';
  for (let index = 0; index < count; index++) {
    const size = radius * (0.6 + next() * 0.8);
    d += oval(left + next() * (right - left), top + next() * (bottom - top), size, size * 0.8);
  }
  return fill(d, colour, opacity);
}

/** A leaf from its stalk upwards, with one vein. */
export function leaf(length: number, width: number, colour: string, vein = mix(colour, '#ffffff', 0.45)): string {
  const d = `M0 0C${short(width)} ${short(-length * 0.25)} ${short(width * 0.9)} ${short(-length * 0.75)} 0 ${short(-length)}C${short(-width * 0.9)} ${short(-length * 0.75)} ${short(-width)} ${short(-length * 0.25)} 0 0Z`;
  return form(d, tones(colour)) + stroke(`M0 0V${short(-length * 0.82)}`, vein, Math.max(0.8, length * 0.03), 0.7);
}

export const turned = (x: number, y: number, turn: number, inside: string, scale = 1): string =>
  `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)})${scale === 1 ? '' : ` scale(${short(scale)})`}">${inside}</g>`;
