import { and, asc, desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Id } from '../../contract/id.ts';
import { MAX_QUANTITY } from '../../contract/stock-limits.ts';
import { toRupees } from '../../contract/money.ts';
import type { Pack, Product } from '../../contract/product.ts';
import type { Database } from '../db/database.ts';
import { rowId } from '../db/row-id.ts';
import { brand, category, product, subCategory } from '../db/schema/catalogue.ts';
import { pictureUrl } from './picture-url.ts';

export type WirePack = v.InferInput<typeof Pack>;
export type WireProduct = v.InferInput<typeof Product>;

const packFields = {
  id: product.id,
  slug: product.slug,
  packSize: product.packSize,
  pricePaise: product.pricePaise,
  mrpPaise: product.mrpPaise,
  unitPricePaise: product.unitPricePaise,
  unit: product.unit,
  stock: product.stock,
  active: product.active,
};

const productFields = {
  ...packFields,
  name: product.name,
  translations: product.translations,
  picture: product.picture,
  diet: product.diet,
  brand: { id: brand.id, name: brand.name },
  category: {
    id: category.id,
    name: category.name,
    slug: category.slug,
    tint: category.tint,
    translations: category.translations,
  },
  subCategory: {
    id: subCategory.id,
    name: subCategory.name,
    slug: subCategory.slug,
    translations: subCategory.translations,
  },
};

type PackRow = Pick<
  typeof product.$inferSelect,
  'id' | 'slug' | 'packSize' | 'pricePaise' | 'mrpPaise' | 'unitPricePaise' | 'unit' | 'stock' | 'active'
>;

function toPack({ active, unitPricePaise, unit, pricePaise, mrpPaise, ...row }: PackRow): WirePack {
  // What is no longer sold stays visible in carts and wishlists, with nothing left.
  const stock = active ? row.stock : 0;
  return {
    id: row.id,
    slug: row.slug,
    packSize: row.packSize,
    price: toRupees(pricePaise),
    mrp: toRupees(mrpPaise),
    unitPrice: unitPricePaise !== null && unit !== null ? { amount: toRupees(unitPricePaise), unit } : null,
    stock,
    maxQuantity: Math.min(MAX_QUANTITY, stock),
  };
}

export interface Selection {
  readonly where?: SQL | undefined;
  readonly orderBy?: readonly SQL[];
  readonly limit?: number;
  readonly offset?: number;
}

/** What lists and shelves are made from: one row for each product, whatever its pack sizes. */
export const isListed = and(product.listed, product.active);

/** Products as they go out, without the fields of the full detail. */
export async function selectProducts(
  db: Database,
  { where, orderBy = [asc(product.id)], limit, offset }: Selection,
): Promise<WireProduct[]> {
  const chosen = db
    .select({ id: product.id })
    .from(product)
    .where(where)
    .orderBy(...orderBy)
    .$dynamic();
  if (limit !== undefined) chosen.limit(limit);
  if (offset !== undefined) chosen.offset(offset);
  // Select the ids before the joins, so that a far page sorts ids instead of whole rows.
  const page = chosen.as('chosen');
  const rows = await db
    .select(productFields)
    .from(product)
    .innerJoin(page, eq(page.id, product.id))
    .innerJoin(category, eq(category.id, product.categoryId))
    .leftJoin(brand, eq(brand.id, product.brandId))
    .leftJoin(subCategory, eq(subCategory.id, product.subCategoryId))
    .orderBy(...orderBy);
  return rows.map((row) => ({
    ...toPack(row),
    name: row.name,
    ...(row.translations && { translations: row.translations }),
    brand: row.brand,
    category: row.category,
    subCategory: row.subCategory,
    image: pictureUrl(row.picture),
    diet: row.diet,
    ...(!row.active && { discontinued: true }),
  }));
}

/** Products as they go out, by the ids of their rows. */
export async function selectProductsById(db: Database, ids: readonly number[]): Promise<Map<number, WireProduct>> {
  if (ids.length === 0) return new Map();
  const products = await selectProducts(db, { where: inArray(product.id, [...ids]) });
  return new Map(products.map((found) => [Number(found.id), found]));
}

/** Pack sizes by the group they belong to, smallest first. */
export async function selectPacks(db: Database, groupIds: readonly string[]): Promise<Map<string, WirePack[]>> {
  const packs = new Map<string, WirePack[]>();
  if (groupIds.length === 0) return packs;
  const rows = await db
    .select({ ...packFields, groupId: product.groupId })
    .from(product)
    .where(and(inArray(product.groupId, [...groupIds]), product.active))
    .orderBy(asc(product.packContent), asc(product.pricePaise), asc(product.id));
  for (const row of rows) packs.set(row.groupId, [...(packs.get(row.groupId) ?? []), toPack(row)]);
  return packs;
}

/** Adds description, highlights, details, further pictures and packs. */
export async function withDetail(db: Database, products: readonly WireProduct[]): Promise<WireProduct[]> {
  if (products.length === 0) return [];
  const rows = await db
    .select({
      id: product.id,
      groupId: product.groupId,
      description: product.description,
      highlights: product.highlights,
      claims: product.claims,
      allergens: product.allergens,
      nutrition: product.nutrition,
      bestBefore: product.bestBefore,
      details: product.details,
      pictures: product.pictures,
    })
    .from(product)
    .where(
      inArray(
        product.id,
        products.map(({ id }) => Number(id)),
      ),
    );
  const packs = await selectPacks(db, [...new Set(rows.map(({ groupId }) => groupId))]);
  const details = new Map(
    rows.map(({ id, groupId, pictures, ...detail }) => [
      id,
      { ...detail, images: pictures?.flatMap((name) => pictureUrl(name) ?? []), packs: packs.get(groupId) ?? [] },
    ]),
  );
  return products.map((listItem) => ({ ...listItem, ...details.get(Number(listItem.id)) }));
}

export type ProductKeys = Pick<typeof product.$inferSelect, 'id' | 'groupId' | 'categoryId' | 'subCategoryId'>;

/** By id or slug; the id wins when a slug is a number too. */
export async function findProductKeys(db: Database, id: Id): Promise<ProductKeys | undefined> {
  const [row] = await db
    .select({
      id: product.id,
      groupId: product.groupId,
      categoryId: product.categoryId,
      subCategoryId: product.subCategoryId,
    })
    .from(product)
    .where(or(eq(product.id, rowId(id)), eq(product.slug, String(id))))
    .orderBy(desc(eq(product.id, rowId(id))))
    .limit(1);
  return row;
}

/** One product with the fields of the full detail. */
export async function selectProductDetail(db: Database, id: number): Promise<WireProduct | undefined> {
  return (await withDetail(db, await selectProducts(db, { where: eq(product.id, id) })))[0];
}

/** Whether there is such a product and it is still sold. */
export const isSold = async (db: Database, id: Id): Promise<boolean> =>
  (await db.$count(product, and(eq(product.id, rowId(id)), product.active))) > 0;
