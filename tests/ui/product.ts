import type { Product } from '../../contract/product.ts';

/** A product with every field; tests take away or change what they are about. */
export const product = (changed: Partial<Product> = {}): Product => ({
  id: 'p1',
  slug: 'nashik-onion-1-kg',
  name: 'Nashik Onion',
  packSize: '1 kg',
  price: 3600,
  mrp: 4500,
  unitPrice: { amount: 3600, unit: 'kg' },
  stock: 40,
  maxQuantity: 10,
  brand: null,
  category: { id: 'c1', name: 'Fruit & Vegetables', slug: 'fruit-vegetables', tint: 'leaf' },
  subCategory: null,
  image: '/api/pictures/onion.svg',
  images: null,
  discontinued: null,
  diet: null,
  claims: null,
  allergens: null,
  nutrition: null,
  bestBefore: null,
  description: null,
  highlights: null,
  details: null,
  packs: null,
  ...changed,
});

/** What a provider that knows little gives. */
export const bareProduct: Product = product({
  slug: null,
  packSize: null,
  mrp: null,
  unitPrice: null,
  stock: null,
  maxQuantity: null,
  category: null,
  image: null,
});
