import { and, inArray } from 'drizzle-orm';
import type { Id } from '../../contract/id.ts';
import { toRupees } from '../../contract/money.ts';
import type { Database } from '../db/database.ts';
import { rowId } from '../db/row-id.ts';
import { product } from '../db/schema/catalogue.ts';

/** What products of these ids cost and how many are left, as long as they are sold: id, price, MRP, stock. */
export async function selectPrices(db: Database, ids: readonly Id[]): Promise<[number, number, number, number][]> {
  const { id, pricePaise, mrpPaise, stock, active } = product;
  const rows = await db
    .select({ id, pricePaise, mrpPaise, stock })
    .from(product)
    .where(and(active, inArray(id, ids.map(rowId))));
  return rows.map((row) => [row.id, toRupees(row.pricePaise), toRupees(row.mrpPaise), row.stock]);
}
