import type { Face } from '../draw/lettering.ts';
import type { Layout, PackPicture, PackShape, PilePicture } from '../draw/picture.ts';
import type { DemoPack, DemoProduct, DemoSubCategory, Picture } from '../types.ts';

/** The two printed colours of a pack, and what shows through it. */
const INKS = {
  red: ['#b8322a', '#f0b13b'],
  crimson: ['#8a1f2e', '#f2c879'],
  orange: ['#d9642c', '#f4c777'],
  ochre: ['#c28a12', '#f6dc8d'],
  saffron: ['#e09a10', '#fbe3a4'],
  yellow: ['#f2c230', '#c2402c'],
  lime: ['#6d9a2c', '#e4efb4'],
  green: ['#1f6a4a', '#e9d9a8'],
  leaf: ['#2f7d3c', '#dcefc9'],
  mint: ['#2b8a5b', '#e6f2dc'],
  teal: ['#2d7d74', '#dff0e4'],
  blue: ['#1d5fa5', '#bfe3f5'],
  navy: ['#1d3f7a', '#f0c95a'],
  sky: ['#16789a', '#d4eef4'],
  violet: ['#4b2a6b', '#e9c6ef'],
  plum: ['#8b2f6b', '#f4bd57'],
  rose: ['#c9476a', '#f9d3dc'],
  pink: ['#e58aa0', '#c9476a'],
  brown: ['#6a3518', '#f3d9a8'],
  coffee: ['#4a2a18', '#d9a35c'],
  kraft: ['#a8783c', '#f6e6c4'],
  cream: ['#f4d58a', '#e0a030'],
  white: ['#f3f1ea', '#1d5fa5'],
  black: ['#2a2c30', '#d9a94a'],
} satisfies Record<string, [colour: string, accent: string]>;

export type Ink = keyof typeof INKS;

const BRANDS = {
  Shonar: 'rozha',
  Rannaghar: 'eczar',
  Bhor: 'serif',
  Chaabari: 'rozha',
  Tiffin: 'grotesque',
  Murmure: 'grotesque',
  Mishtimukh: 'rozha',
  Moumachi: 'serif',
  Phena: 'grotesque',
  Shishu: 'serif',
  Bagan: 'serif',
  Khamar: 'eczar',
  Shobuj: 'grotesque',
  Dheki: 'rozha',
  Ghani: 'eczar',
  Kolsi: 'serif',
  Nodi: 'eczar',
  Tandur: 'eczar',
  Borof: 'grotesque',
  Hanshi: 'grotesque',
  Chhoan: 'serif',
  Dhunuchi: 'rozha',
  Kajol: 'serif',
  Chul: 'serif',
  Jhakjhak: 'grotesque',
  Shostha: 'serif',
  Sharbat: 'rozha',
  Alpona: 'rozha',
  Notun: 'grotesque',
} satisfies Record<string, Face>;

export type Brand = keyof typeof BRANDS;

/** [size, price, MRP if higher, stock if it matters]: rupees */
export type PackRow = [size: string, price: number, mrp?: number, stock?: number];

type More = Partial<Pick<DemoProduct, 'keywords' | 'highlights' | 'details' | 'featured' | 'sold' | 'addedDaysAgo'>>;

/** A pack before it knows whose it is and how large. */
export type BarePack = Omit<PackPicture, 'brand' | 'face' | 'size'>;

/** A pack in one line: its shape, the words on it, what is pictured, its inks, and what shows through. */
export const pack = (shape: PackShape, label: string, motif: string, ink: Ink, content?: string): BarePack => {
  const [colour, accent] = INKS[ink];
  return { kind: 'pack', shape, label, motif, colour, accent, ...(content === undefined ? {} : { content }) };
};

export const pile = (motif: string, layout: Layout = 'one'): PilePicture => ({ kind: 'pile', motif, layout });

/** For the stock of what has run out. */
export const GONE = 0;

/** @example slugOf('Jyoti Alu (Potato)') // 'jyoti-alu-potato' */
const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A number below `limit` that depends on the name alone (FNV-1a), so that the demo is the same on every machine. */
function steady(name: string, limit: number): number {
  let hash = 0x811c9dc5;
  for (const sign of name) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193);
  return (hash >>> 0) % limit;
}

const packsOf = (slug: string, rows: PackRow[]): DemoPack[] =>
  rows.map(([size, price, mrp = price, stock = 8 + steady(slug + size, 120)]) => ({ size, price, mrp, stock }));

function product(
  name: string,
  brand: string | null,
  picture: Picture,
  rows: PackRow[],
  description: string,
  more: More,
): DemoProduct {
  const slug = slugOf(name);
  return {
    slug,
    name,
    brand,
    packs: packsOf(slug, rows),
    description,
    sold: 20 + steady(slug, 1600),
    addedDaysAgo: 3 + steady(`${slug} new`, 400),
    picture,
    ...more,
  };
}

/** Goods without a brand: by weight, by the piece, by the bunch. */
export const loose = (
  name: string,
  picture: PilePicture,
  rows: PackRow[],
  description: string,
  more: More = {},
): DemoProduct => product(name, null, picture, rows, description, more);

/** Goods of one brand; the picture carries its name in its own letters, and the size of the first pack. */
export const branded =
  (brand: Brand) =>
  (name: string, bare: BarePack | PilePicture, rows: PackRow[], description: string, more: More = {}): DemoProduct => {
    const picture: Picture =
      bare.kind === 'pile' ? bare : { ...bare, brand, face: BRANDS[brand], size: rows[0]?.[0] ?? '' };
    return product(`${brand} ${name}`, brand, picture, rows, description, more);
  };

export const shelf = (name: string, ...products: DemoProduct[]): DemoSubCategory => ({
  slug: slugOf(name),
  name,
  products,
});

/** A shelf of what has to stay cold on the way. */
export const chilled = (name: string, ...products: DemoProduct[]): DemoSubCategory => ({
  ...shelf(name, ...products),
  chilled: true,
});
