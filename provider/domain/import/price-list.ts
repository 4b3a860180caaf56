import { inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../db/database.ts';
import { product } from '../../db/schema/catalogue.ts';
import { unitsOf } from '../../repositories/desk-goods.ts';
import { parsePackSize, unitPrice } from '../../../contract/pack-size.ts';
import type { ImportRecord } from './import-record.ts';
import { Price, Stock } from './import-row.ts';
import type { SourcedRow, Skip } from './read-batches.ts';
import type { RowFields } from './row-fields.ts';
import { readRowHash, writeRowHash } from './row-hash.ts';

const OptionalPrice = (what: string) =>
  v.optional(
    v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => undefined),
      ),
      Price(what),
    ]),
  );

const Row = v.object({
  sku: v.pipe(v.optional(v.string(), ''), v.trim(), v.minLength(1, 'it has no number')),
  price: OptionalPrice('price'),
  mrp: OptionalPrice('MRP'),
  stock: v.optional(Stock),
});

/** A row of a price list or a stock list: what it leaves empty stays. */
type PriceListRow = v.InferOutput<typeof Row>;

/** Returns a valid row, or the reason why it is refused. */
export function readPriceListRow(written: RowFields): PriceListRow | string {
  const read = v.safeParse(Row, written);
  if (!read.success) return read.issues[0].message;
  const { price, mrp, stock } = read.output;
  if (price === undefined && mrp === undefined && stock === undefined) return 'it says no price and no stock';
  return read.output;
}

const listed = {
  id: product.id,
  sku: product.sku,
  packSize: product.packSize,
  pricePaise: product.pricePaise,
  mrpPaise: product.mrpPaise,
  stock: product.stock,
  heldStock: product.heldStock,
  rowHash: product.rowHash,
};
type Listed = Pick<typeof product.$inferSelect, keyof typeof listed>;

/** What a product is to say, or the reason why the row is refused. */
function changeOf(was: Listed, row: PriceListRow) {
  const pricePaise = row.price ?? was.pricePaise;
  // A product without a saving has no MRP that is known to be another one.
  const mrpPaise = row.mrp ?? (was.mrpPaise === was.pricePaise ? Math.max(was.mrpPaise, pricePaise) : was.mrpPaise);
  if (pricePaise > mrpPaise) return 'its price is above its MRP: give both';
  const lastValues = readRowHash(was.rowHash);
  const stock = row.stock ?? null;
  const unit = parsePackSize(was.packSize);
  return {
    id: was.id,
    price: pricePaise,
    mrp: mrpPaise,
    unit_price: unitPrice(pricePaise, unit),
    stock,
    row_hash: lastValues && writeRowHash({ ...lastValues, pricePaise, mrpPaise, stock: stock ?? lastValues.stock }),
    isChanged: pricePaise !== was.pricePaise || mrpPaise !== was.mrpPaise || (stock ?? unitsOf(was)) !== unitsOf(was),
  };
}

/**
 * Writes rows of a price list or a stock list, and touches nothing else. Returns how many changed a product, and how many did not.
 * @param record none in a dry run, which writes nothing
 */
export async function writePriceList(
  tx: Database,
  rows: readonly SourcedRow<PriceListRow>[],
  record: ImportRecord | undefined,
  skip: Skip,
): Promise<{ readonly changed: number; readonly unchanged: number }> {
  const skus = rows.map(({ row }) => row.sku);
  const select = tx.select(listed).from(product).where(inArray(product.sku, skus));
  const found = await (record ? select.for('no key update') : select);
  const bySku = new Map(found.map((each) => [each.sku, each]));
  const changes = rows.flatMap(({ row, source }) => {
    const was = bySku.get(row.sku);
    const change = was ? changeOf(was, row) : `no product has its number ${row.sku}`;
    if (typeof change !== 'string') return [change];
    skip(source, change);
    return [];
  });
  const changed = changes.filter(({ isChanged }) => isChanged);
  if (record && changed.length > 0) {
    const ids = changed.map(({ id }) => id);
    await record.change(ids, () =>
      tx.execute(sql`
        update ${product} set price_paise = row.price, mrp_paise = row.mrp, row_hash = row.row_hash,
          unit_price_paise = row.unit_price, unit = case when row.unit_price is null then null else ${product.unit} end,
          stock = case when held_stock is null then coalesce(row.stock, ${product.stock}) else 0 end,
          held_stock = case when held_stock is not null then coalesce(row.stock, held_stock) end
        from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
          as row (id int, price int, mrp int, unit_price int, stock int, row_hash text)
        where ${product.id} = row.id`),
    );
  }
  return { changed: changed.length, unchanged: changes.length - changed.length };
}
