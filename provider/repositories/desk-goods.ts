import { and, asc, count, eq, like, ne, or, type SQL, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { DeskProduct, GoodsFilter } from '../../contract/desk-goods.ts';
import { LOW_STOCK } from '../../contract/stock-limits.ts';
import { toRupees } from '../../contract/money.ts';
import type { Database } from '../db/database.ts';
import { isAmong } from '../db/is-among.ts';
import { brand, category, product } from '../db/schema/catalogue.ts';
import { isStoredPhoto, pictureUrl } from './picture-url.ts';

export type WireDeskProduct = v.InferInput<typeof DeskProduct>;
export type ProductRow = typeof product.$inferSelect;

/** Units that are there, also of what is marked as sold out. */
export const unitsOf = ({ heldStock, stock }: Pick<ProductRow, 'heldStock' | 'stock'>): number => heldStock ?? stock;

/** The names of a product's photos; none where it has a drawn picture. */
export const photosOf = ({ picture, pictures }: Pick<ProductRow, 'picture' | 'pictures'>): string[] =>
  (pictures ?? (picture === null ? [] : [picture])).filter(isStoredPhoto);

interface Joined {
  readonly product: ProductRow;
  readonly brand: string | null;
  readonly category: Pick<typeof category.$inferSelect, 'name' | 'tint'>;
}

const toDeskProduct = ({ product: row, brand: brandName, category: { name, tint } }: Joined): WireDeskProduct => ({
  id: row.id,
  sku: row.sku,
  slug: row.slug,
  name: row.name,
  brand: brandName,
  category: name,
  tint,
  packSize: row.packSize,
  image: pictureUrl(row.picture),
  photos: photosOf(row).map((id) => ({ id, image: pictureUrl(id) ?? '' })),
  price: toRupees(row.pricePaise),
  mrp: toRupees(row.mrpPaise),
  stock: unitsOf(row),
  sold: row.sold,
  soldOut: row.heldStock === null ? null : { until: row.soldOutUntil?.toISOString() ?? null },
  active: row.active,
  featured: row.featured,
});

const selectJoined = (db: Database) =>
  db
    .select({ product, brand: brand.name, category: { name: category.name, tint: category.tint } })
    .from(product)
    .innerJoin(category, eq(category.id, product.categoryId))
    .leftJoin(brand, eq(brand.id, product.brandId))
    .$dynamic();

const filterConditions: Readonly<Record<GoodsFilter, SQL | undefined>> = {
  all: undefined,
  low: and(product.active, sql`${product.stock} <= ${LOW_STOCK}`),
  'sold-out': and(product.active, eq(product.stock, 0)),
  'not-sold': eq(product.active, false),
};

const asPattern = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);

/** What has all these words in name, brand, place or size, or has a number that begins so. */
function isFound(words: readonly string[], typed: string): SQL | undefined {
  if (typed === '') return undefined;
  const inText = words.map((word) => like(product.searchText, `% ${asPattern(word)}%`));
  return or(
    words.length > 0 ? and(...inText) : undefined,
    like(sql`lower(${product.sku})`, `${asPattern(typed.toLowerCase())}%`),
  );
}

interface GoodsQuery {
  /** The search words, normalised like `searchText`. */
  readonly words: readonly string[];
  /** The search as it was typed. */
  readonly searchKey: string;
  readonly filter: GoodsFilter;
  readonly page: number;
  readonly limit: number;
}

/** A page of the goods, those first whose name begins with what is searched for; what is low, the least first. */
export async function selectDeskGoods(
  db: Database,
  { words, searchKey, filter, page, limit }: GoodsQuery,
): Promise<{ data: WireDeskProduct[]; count: number }> {
  const where = and(filterConditions[filter], isFound(words, searchKey));
  const order = [
    ...(words.length > 0 ? [sql`(${product.nameText} like ${` ${asPattern(words.join(' '))}%`}) desc`] : []),
    ...(filter === 'low' ? [asc(product.stock)] : []),
    ...[asc(product.nameText), asc(product.packContent), asc(product.id)],
  ];
  const chosen = await db
    .select({ id: product.id })
    .from(product)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await db.select({ count: count() }).from(product).where(where);
  const ids = chosen.map(({ id }) => id);
  return { data: await selectDeskProducts(db, ids), count: counted?.count ?? 0 };
}

/** These products, in this order. */
export async function selectDeskProducts(db: Database, ids: readonly number[]): Promise<WireDeskProduct[]> {
  const rows = await selectJoined(db).where(isAmong(product.id, ids));
  const byId = new Map(rows.map((row) => [row.product.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toDeskProduct(row)] : [];
  });
}

/** The other sizes of a product, smallest first. */
export async function selectDeskPacks(db: Database, { id, groupId }: ProductRow): Promise<WireDeskProduct[]> {
  const rows = await selectJoined(db)
    .where(and(eq(product.groupId, groupId), ne(product.id, id)))
    .orderBy(asc(product.packContent), asc(product.pricePaise), asc(product.id));
  return rows.map(toDeskProduct);
}

/** Locks products in order of their ids, as orders do. */
export const lockProducts = (tx: Database, ids: Iterable<number>): Promise<ProductRow[]> =>
  tx.select().from(product).where(isAmong(product.id, ids)).orderBy(asc(product.id)).for('no key update');

export async function updateProduct(
  tx: Database,
  id: number,
  set: Partial<typeof product.$inferInsert>,
): Promise<void> {
  await tx.update(product).set(set).where(eq(product.id, id));
}

export const findProductRow = async (db: Database, id: number): Promise<ProductRow | undefined> =>
  (await db.select().from(product).where(eq(product.id, id)))[0];
