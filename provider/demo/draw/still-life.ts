import { motif } from './motif.ts';
import { bottle, jar } from './packs/round.ts';
import { milkPouch, sack } from './packs/soft.ts';
import type { PackPicture } from './picture.ts';
import { at, shadow, svg } from './svg.ts';

const pack = (
  shape: PackPicture['shape'],
  [brand, face, label, size]: [string, PackPicture['face'], string, string],
  [colour, accent]: [string, string],
  motif: string,
  content?: string,
): PackPicture => ({
  kind: 'pack',
  shape,
  brand,
  face,
  label,
  size,
  colour,
  accent,
  motif,
  ...(content && { content }),
});

const atta = pack('sack', ['Shonar', 'rozha', 'Atta', '5 kg'], ['#b3302a', '#f2ae2e'], 'heap-wheat');
const oil = pack(
  'bottle',
  ['Rannaghar', 'eczar', 'Kachi ghani mustard', '1 L'],
  ['#8c1f1c', '#d9a52a'],
  'heap-mustard-yellow',
  '#d9971c',
);
const milk = pack('milkPouch', ['Bhor', 'serif', 'Full cream milk', '1 L'], ['#1f5fa8', '#ffffff'], 'water');
const honey = pack(
  'jar',
  ['Moumachi', 'serif', 'Sundarban honey', '500 g'],
  ['#8a5200', '#f2ae2e'],
  'honey-pot',
  '#d9901c',
);

/** The picture of the first screen, 600 by 400: packs behind, the market's fresh goods before them. */
export const stillLife = (): string =>
  svg(() =>
    [
      shadow(306, 374, 290, 20, 0.28),
      motif('lau', 44, 92, 206, -8),
      at(312, 62, 1.35, 0, bottle(oil)),
      at(146, 58, 1.41, 0, sack(atta)),
      at(400, 124, 1.03, 0, milkPouch(milk)),
      motif('cauliflower', 20, 196, 140, -8),
      motif('banana', 352, 216, 132, 4),
      motif('begun', 112, 214, 128, 6),
      at(436, 214, 0.78, 0, jar(honey)),
      motif('carrot', 22, 268, 108, 24),
      motif('tomato', 226, 236, 122, -4),
      motif('kumro', 308, 262, 118),
      motif('potato', 104, 290, 88, 8),
      motif('onion', 392, 278, 100, 2),
      motif('tomato', 182, 284, 96, 8),
      motif('pati-lebu', 466, 300, 78, 6),
      motif('green-chilli', 274, 322, 60, 0),
      motif('kamala', 520, 300, 74, 8),
    ].join(''),
  ).replace(/viewBox="[^"]+" width="\d+" height="\d+"/, 'viewBox="0 0 600 400" width="600" height="400"');
