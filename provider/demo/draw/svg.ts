const SIDE = 200;

let ids = 0;

/** A new id, unique within the picture being drawn and the same on every run. */
export const nextId = (letter: string): string => `${letter}${++ids}`;

/** Draws one picture, 200 by 200. Drawing is synchronous, so ids can simply be counted from one. */
export function svg(draw: () => string): string {
  ids = 0;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">${draw()}</svg>`;
}

/** A number as short as SVG takes it. @example short(1.239) // '1.24' */
export const short = (value: number): string => String(Math.round(value * 100) / 100);

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Colours and names come from data: nothing in them may end an attribute. */
export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

export type Stop = [offset: number, colour: string, opacity?: number];

const stops = (list: Stop[]): string =>
  list
    .map(([at, colour, o = 1]) => `<stop offset="${at}" stop-color="${escapeXml(colour)}" stop-opacity="${o}"/>`)
    .join('');

/** A gradient from left to right (or top to bottom): its reference and the markup that defines it. */
export function linear(list: Stop[], downwards = false): [fill: string, defs: string] {
  const id = nextId('l');
  const end = downwards ? 'x2="0" y2="1"' : 'x2="1" y2="0"';
  return [`url(#${id})`, `<linearGradient id="${id}" x1="0" y1="0" ${end}>${stops(list)}</linearGradient>`];
}

export function radial(list: Stop[], cx = 0.5, cy = 0.5, r = 0.5): [fill: string, defs: string] {
  const id = nextId('r');
  return [`url(#${id})`, `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops(list)}</radialGradient>`];
}

/** Keeps `inside` within a silhouette. */
export function clip(d: string, inside: string): string {
  const id = nextId('c');
  return `<defs><clipPath id="${id}"><path d="${d}"/></clipPath></defs><g clip-path="url(#${id})">${inside}</g>`;
}

/** The one soft shadow that every thing stands on. */
export function shadow(cx: number, cy: number, rx: number, ry = rx * 0.13, strength = 0.2): string {
  const ink = '#2a2412';
  const [fill, defs] = radial([
    [0, ink, strength],
    [0.6, ink, strength / 2],
    [1, ink, 0],
  ]);
  return `<defs>${defs}</defs><ellipse cx="${cx}" cy="${cy}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"/>`;
}

export const at = (x: number, y: number, scale: number, turn: number, inside: string): string =>
  `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)}) scale(${short(scale)})">${inside}</g>`;

/** Numbers from 0 to 1 that look random and are the same every time (Mulberry32). */
export function scatter(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
