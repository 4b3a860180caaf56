import type { Picture } from './draw/picture.ts';

export type { Picture };

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
  /** Name of the picture on its tile, for `drawPicture` */
  picture: string;
  subCategories: DemoSubCategory[];
}
