export type PackShape =
  | 'pouch'
  | 'sack'
  | 'flow'
  | 'milkPouch'
  | 'breadBag'
  | 'softPack'
  | 'bottle'
  | 'squeeze'
  | 'glass'
  | 'pump'
  | 'spray'
  | 'aerosol'
  | 'clear'
  | 'jar'
  | 'lowJar'
  | 'tub'
  | 'can'
  | 'clayPot'
  | 'box'
  | 'slimBox'
  | 'bar'
  | 'carton'
  | 'brick'
  | 'tube'
  | 'tray'
  | 'card';

export type Face = 'serif' | 'grotesque' | 'rozha' | 'eczar';

/** What a pack's picture in `demo/pictures/` shows. */
export interface PackPicture {
  kind: 'pack';
  shape: PackShape;
  brand: string;
  face: Face;
  label: string;
  size: string;
  colour: string;
  accent: string;
  motif: string;
  /** What shows through glass or film: oil, honey, curd */
  content?: string;
}

/** `lying` and `pair`: long, low things such as fish */
export type Layout = 'one' | 'two' | 'three' | 'lying' | 'pair';

/** Loose goods on the bare ground. */
export interface PilePicture {
  kind: 'pile';
  motif: string;
  layout: Layout;
}

export type Picture = PackPicture | PilePicture;

type Tint = 'leaf' | 'spice' | 'clay' | 'sky' | 'sand' | 'berry';

/** One size that a product is sold in. Prices in rupees; `mrp` equals `price` when nothing is taken off. */
export interface DemoPack {
  size: string;
  price: number;
  mrp: number;
  stock: number;
}

export interface DemoProduct {
  slug: string;
  name: string;
  /** `null`: loose, by weight or piece */
  brand: string | null;
  /** One to four; lists show the first. */
  packs: DemoPack[];
  description: string;
  highlights?: string[];
  details?: [label: string, value: string][];
  /** Other words that people search for: 'aloo', 'alu' */
  keywords?: string[];
  /** Popularity to start from, 0 to 5000 */
  sold: number;
  addedDaysAgo: number;
  featured?: true;
  picture: Picture;
}

export interface DemoSubCategory {
  slug: string;
  name: string;
  /** Fish, frozen goods, ice cream: what has to stay cold on the way */
  chilled?: true;
  products: DemoProduct[];
}

export interface DemoCategory {
  slug: string;
  name: string;
  group: string;
  tint: Tint;
  /** Name of the picture on its tile, for `findDrawing` */
  picture: string;
  subCategories: DemoSubCategory[];
}
