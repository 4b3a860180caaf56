import { inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { product } from '../db/schema/catalogue.ts';
import { selectProducts, type WireProduct } from './product.ts';

/** Products as they go out, by the ids of their rows. */
export async function selectProductsById(db: Database, ids: readonly number[]): Promise<Map<number, WireProduct>> {
  if (ids.length === 0) return new Map();
  const products = await selectProducts(db, { where: inArray(product.id, [...ids]) });
  return new Map(products.map((found) => [Number(found.id), found]));
}
