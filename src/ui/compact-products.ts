import type { Product } from '../../contract/product.ts';

const NOTHING = {
  slug: null,
  packSize: null,
  mrp: null,
  unitPrice: null,
  stock: null,
  maxQuantity: null,
  brand: null,
  category: null,
  subCategory: null,
  image: null,
  images: null,
  diet: null,
  discontinued: null,
  description: null,
  highlights: null,
  claims: null,
  allergens: null,
  nutrition: null,
  bestBefore: null,
  details: null,
  packs: null,
} satisfies Partial<Product>;

/** The fields that cards show and carts store. */
const KEPT = [
  'id',
  'slug',
  'name',
  'packSize',
  'price',
  'mrp',
  'unitPrice',
  'stock',
  'maxQuantity',
  'category',
  'image',
  'diet',
] as const;

/** A brand that the name begins with is said already. */
const shownBrand = ({ brand, name }: Product) => (brand && !name.startsWith(brand.name) ? [['brand', brand]] : []);

const packs = new WeakMap<Product, string>();

/** The same product stands on many pages. */
function pack(product: Product): string {
  const known = packs.get(product);
  if (known) return known;
  const fields = [
    ...KEPT.flatMap((field) => (product[field] === null ? [] : [[field, product[field]]])),
    ...shownBrand(product),
    ...(product.stock === 0 && product.subCategory ? [['subCategory', product.subCategory]] : []),
  ];
  const packed = JSON.stringify(Object.fromEntries(fields));
  packs.set(product, packed);
  return packed;
}

/** Serializes products for an island's props without empty and repeated fields. */
export const packProducts = (products: readonly Product[]): string => `[${products.map(pack).join(',')}]`;

export const unpackProducts = (packed: string): readonly Product[] =>
  (JSON.parse(packed) as Pick<Product, 'id' | 'name' | 'price'>[]).map((product) => ({ ...NOTHING, ...product }));
