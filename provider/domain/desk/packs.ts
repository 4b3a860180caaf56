import type * as v from 'valibot';
import type { DeskProductDetail } from '../../../contract/desk-goods.ts';
import type { Id } from '../../../contract/id.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { rowId } from '../../db/row-id.ts';
import { findProductRow, type ProductRow, selectDeskPacks, selectDeskProducts } from '../../repositories/desk-goods.ts';
import { separatePack, unitePacks } from '../catalogue/split-packs.ts';
import { unprocessable } from '../errors.ts';
import { markIndexStale } from '../search/stale-index.ts';
import { unknownProduct } from './change-goods.ts';
import { type DeskContext, recordDeskChange } from './history.ts';

type WireDetail = v.InferInput<typeof DeskProductDetail>;

async function findRow(db: Database, id: Id): Promise<ProductRow> {
  const row = await findProductRow(db, rowId(id));
  if (!row) throw unknownProduct();
  return row;
}

/** A product with its other sizes. */
export async function findDeskProduct(db: Database, id: Id): Promise<WireDetail> {
  const row = await findRow(db, id);
  const [found] = await selectDeskProducts(db, [row.id]);
  if (!found) throw unknownProduct();
  return { ...found, packs: await selectDeskPacks(db, row) };
}

const sized = ({ name, packSize }: ProductRow): string => [name, packSize].filter(Boolean).join(', ');

/** Makes a size a product of its own, whatever later imports say. */
export const splitFromPacks = (db: Database, context: DeskContext, id: Id): Promise<WireDetail> =>
  inTransaction(db, async (tx) => {
    const row = await findRow(tx, id);
    await separatePack(tx, row.sku);
    await markIndexStale(tx, context.now);
    await recordDeskChange(tx, context, {
      subject: `product:${row.id}`,
      name: row.name,
      action: 'Made a product of its own',
    });
    return findDeskProduct(tx, id);
  });

/** Makes another product a size of this one, whatever later imports say. */
export const joinAsPack = (db: Database, context: DeskContext, id: Id, otherId: Id): Promise<WireDetail> =>
  inTransaction(db, async (tx) => {
    const [row, other] = [await findRow(tx, id), await findRow(tx, otherId)];
    if (row.id === other.id)
      throw unprocessable('same_product', 'Please choose another product.', {
        productId: 'Please choose another one.',
      });
    await unitePacks(tx, [row.sku, other.sku]);
    await markIndexStale(tx, context.now);
    for (const [subject, with_] of [
      [row, other],
      [other, row],
    ] as const)
      await recordDeskChange(tx, context, {
        subject: `product:${subject.id}`,
        name: subject.name,
        action: `Made a size of the same product as ${sized(with_)}`,
      });
    return findDeskProduct(tx, id);
  });
