import { motif } from './motif.ts';
import type { Layout, MixedPicture, PilePicture } from './picture.ts';
import { nextId, shadow, short } from './svg.ts';

type Place = [x: number, y: number, size: number, turn: number, flipped?: true];

const PLACES: Record<Layout, { places: Place[]; shadow: [y: number, rx: number] }> = {
  one: { places: [[20, 18, 160, 0]], shadow: [174, 70] },
  two: {
    places: [
      [78, 28, 116, 14, true],
      [10, 58, 124, -6],
    ],
    shadow: [176, 82],
  },
  lying: { places: [[12, 28, 176, 0]], shadow: [164, 84] },
  pair: {
    places: [
      [8, 4, 150, -5],
      [38, 62, 154, 3],
    ],
    shadow: [170, 80],
  },
  three: {
    places: [
      [10, 42, 94, -10],
      [96, 44, 94, 12, true],
      [47, 76, 104, 0],
    ],
    shadow: [176, 76],
  },
};

/** Loose goods in ones, twos and threes; drawn once and set down again. */
export function pile({ motif: name, layout }: PilePicture): string {
  const { places, shadow: ground } = PLACES[layout];
  const id = nextId('p');
  const thing = `<defs><g id="${id}">${motif(name, 0, 0, 100)}</g></defs>`;
  const uses = places.map(([x, y, size, turn, flipped]) => {
    const flip = flipped ? `translate(${size} 0) scale(-1 1) ` : '';
    return `<use href="#${id}" transform="translate(${x} ${y}) rotate(${turn} ${size / 2} ${size / 2}) ${flip}scale(${short(size / 100)})"/>`;
  });
  return shadow(100, ground[0], ground[1], ground[1] * 0.14, 0.22) + thing + uses.join('');
}

export const mixed = ({ motifs: [back, left, front] }: MixedPicture): string =>
  shadow(100, 176, 82, 11, 0.22) +
  motif(back, 78, 12, 116, 6) +
  motif(left, 8, 52, 110, -6) +
  motif(front, 84, 78, 100, 4);
