import type { Product } from '../../contract/product.ts';

declare global {
  // Set by shell/translate-page.js, on a product's page in another language than English.
  var localizeProduct: ((product: Product) => Product) | undefined;
}

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
const FIELDS = [
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

/** Whether the name has the brand in it: then it is said already. */
export const saysBrand = (name: string, brand: string): boolean => ` ${name}`.includes(` ${brand}`);

const shownBrand = ({ brand, name }: Product) => (brand && !saysBrand(name, brand.name) ? [['brand', brand]] : []);

/** What a category is called in other languages is said where the product is read, or by the page. */
const withoutTranslations = (key: string, value: unknown): unknown => (key === 'translations' ? undefined : value);

const serialized = new WeakMap<Product, string>();

/** The same product stands on many pages. */
function serialize(product: Product): string {
  const cached = serialized.get(product);
  if (cached) return cached;
  const fields = [
    ...FIELDS.flatMap((field) => (product[field] === null ? [] : [[field, product[field]]])),
    ...shownBrand(product),
    ...(product.stock === 0 && product.subCategory ? [['subCategory', product.subCategory]] : []),
  ];
  const json = JSON.stringify(Object.fromEntries(fields), withoutTranslations);
  serialized.set(product, json);
  return json;
}

/** Serializes products for an island's props without empty and repeated fields. */
export const serializeProducts = (products: readonly Product[]): string => `[${products.map(serialize).join(',')}]`;

export const deserializeProducts = (json: string): readonly Product[] =>
  (JSON.parse(json) as Pick<Product, 'id' | 'name' | 'price'>[]).map((product) => {
    const whole = { ...NOTHING, ...product };
    return globalThis.localizeProduct?.(whole) ?? whole;
  });
