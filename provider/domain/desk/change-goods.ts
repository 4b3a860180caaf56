import { and, eq, ne } from 'drizzle-orm';
import type { GoodsChange } from '../../../contract/desk-goods.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { rowId } from '../../db/row-id.ts';
import { category, product } from '../../db/schema/catalogue.ts';
import {
  lockProducts,
  type ProductRow,
  photosOf,
  selectDeskProducts,
  unitsOf,
  updateProduct,
  type WireDeskProduct,
} from '../../repositories/desk-goods.ts';
import { markUsed, selectPhotoIds } from '../../repositories/photo.ts';
import { notePriceChange } from '../catalogue/prices-version.ts';
import { regroup } from '../catalogue/regroup.ts';
import { notFound, ProviderError, unprocessable } from '../errors.ts';
import { markIndexStale } from '../search/stale-index.ts';
import { changedColumns, nameColumns, RefusedChange } from './goods-columns.ts';
import { wordsOfChange } from './goods-words.ts';
import { type DeskContext, recordDeskChange } from './history.ts';

export const unknownProduct = () => notFound('This product is not in the shop.', 'unknown_product');

type Facts = GoodsChange['basedOn'];

const factsOf = (row: ProductRow): Required<Omit<Facts, 'stock' | 'sold'>> => ({
  price: row.pricePaise,
  mrp: row.mrpPaise,
  name: row.name,
  active: row.active,
  featured: row.featured,
  soldOut: row.heldStock === null ? null : { until: row.soldOutUntil?.toISOString() ?? null },
  photos: photosOf(row),
});

/** Orders move units from `stock` to `sold`, so that a changed sum means that somebody has counted the stock since. */
const isCounted = (row: ProductRow, stock = 0, sold = 0): boolean => unitsOf(row) + row.sold === stock + sold;

/** Whether somebody else has changed the fields meanwhile. Fields that already have the new values were sent twice. */
function isOvertaken(row: ProductRow, { basedOn, to }: GoodsChange): boolean {
  const facts = factsOf(row);
  const is = (field: keyof typeof facts, value: unknown) => JSON.stringify(facts[field]) === JSON.stringify(value);
  const isCurrent = (field: keyof Facts) =>
    field === 'stock' || field === 'sold'
      ? isCounted(row, basedOn.stock, basedOn.sold) || isCounted(row, to.stock, basedOn.sold)
      : is(field, basedOn[field]) || is(field, to[field]);
  return !(Object.keys(to) as (keyof Facts)[]).every(isCurrent);
}

async function refuseOvertaken(tx: Database, overtaken: readonly ProductRow[]): Promise<never> {
  const newer = await selectDeskProducts(
    tx,
    overtaken.map(({ id }) => id),
  );
  const names = overtaken.map(({ name }) => name).join(', ');
  const message = `Somebody has changed ${names} meanwhile. Nothing was saved: please look again.`;
  throw new ProviderError(409, 'overtaken', message, { details: { newer } });
}

/** Checks that the named photos exist, and marks them as used: undoing a removal names unused ones. */
async function checkPhotos(tx: Database, changes: readonly GoodsChange[]): Promise<void> {
  const named = changes.flatMap(({ to }) => to.photos ?? []);
  const existingIds = await selectPhotoIds(tx, named);
  const missing = changes.find(({ to: { photos = [] } }) => !photos.every((id) => existingIds.has(id)));
  const message = 'One of these photos is not there any more. Please reload this page.';
  if (missing) throw unprocessable('unknown_photo', message, { [`${missing.id}.photos`]: message });
  await markUsed(tx, [...existingIds]);
}

function checkedColumns(
  rows: readonly ProductRow[],
  changes: ReadonlyMap<number, GoodsChange>,
  pictures: ReadonlyMap<number, string | null>,
  now: Date,
) {
  const fields: Record<string, string> = {};
  const checked = rows.flatMap((row) => {
    const change = changes.get(row.id);
    if (!change) return [];
    try {
      return [{ row, change, columns: changedColumns(row, change, now, pictures.get(row.categoryId) ?? null) }];
    } catch (error) {
      if (!(error instanceof RefusedChange)) throw error;
      fields[`${row.id}.${error.field}`] = error.message;
      return [];
    }
  });
  const [message, another] = Object.values(fields);
  if (message)
    throw unprocessable('invalid', another ? 'Nothing was saved: please check what is marked.' : message, fields);
  return checked;
}

/** Writes and records the differences. Returns whether there are any. */
async function write(
  tx: Database,
  context: DeskContext,
  row: ProductRow,
  columns: Partial<ProductRow>,
): Promise<boolean> {
  const after = { ...row, ...columns };
  const words = wordsOfChange(row, after);
  if (!words) return false;
  await updateProduct(tx, row.id, columns);
  await recordDeskChange(tx, context, { subject: `product:${row.id}`, name: after.name, ...words });
  return true;
}

/** Renames the other sizes that had the same name. */
async function renamePacks(tx: Database, context: DeskContext, { id, groupId, name }: ProductRow, to: string) {
  const same = and(eq(product.groupId, groupId), eq(product.name, name), ne(product.id, id));
  const others = await tx.select().from(product).where(same).orderBy(product.id).for('no key update');
  for (const row of others) await write(tx, context, row, nameColumns(row, to) as Partial<ProductRow>);
}

/**
 * Changes products in one transaction, all or none, each with its record.
 * @throws {ProviderError} 404, 409 with what somebody else has saved meanwhile, 422 by `id.field`
 */
export const changeGoods = (
  db: Database,
  context: DeskContext,
  changes: readonly GoodsChange[],
): Promise<WireDeskProduct[]> =>
  inTransaction(db, async (tx) => {
    const byId = new Map(changes.map((change) => [rowId(change.id), change]));
    if (byId.size < changes.length) throw unprocessable('twice', 'Please name each product once.');
    const rows = await lockProducts(tx, byId.keys());
    if (rows.length < byId.size) throw unknownProduct();
    const overtaken = rows.filter((row) => isOvertaken(row, byId.get(row.id) as GoodsChange));
    if (overtaken.length > 0) await refuseOvertaken(tx, overtaken);
    await checkPhotos(tx, changes);
    const categories = await tx.select({ id: category.id, picture: category.picture }).from(category);
    const pictures = new Map(categories.map(({ id, picture }) => [id, picture]));
    const written: GoodsChange['to'][] = [];
    for (const { row, change, columns } of checkedColumns(rows, byId, pictures, context.now)) {
      if (await write(tx, context, row, columns as Partial<ProductRow>)) written.push(change.to);
      if (change.to.name !== undefined && change.to.name !== row.name)
        await renamePacks(tx, context, row, change.to.name);
    }
    const has = (...fields: (keyof GoodsChange['to'])[]) => written.some((to) => fields.some((field) => field in to));
    if (has('active')) await regroup(tx);
    if (has('active', 'name')) await markIndexStale(tx, context.now);
    if (has('price', 'mrp', 'stock', 'soldOut', 'active')) await notePriceChange(tx);
    return selectDeskProducts(tx, [...byId.keys()]);
  });
