import { desc, eq, not, sql } from 'drizzle-orm';
import { type Database, inTransaction } from '../../db/database.ts';
import { cartLine, wishlistItem } from '../../db/schema/cart.ts';
import { isAmong } from '../../db/is-among.ts';
import { product, subCategory } from '../../db/schema/catalogue.ts';
import { catalogueImport, importChange } from '../../db/schema/import.ts';
import { orderItem } from '../../db/schema/order.ts';
import { shoppingListLine } from '../../db/schema/shopping-list.ts';
import { type DeskContext, recordDeskChange } from '../desk/history.ts';
import { notePriceChange } from '../catalogue/prices-version.ts';
import { regroup } from '../catalogue/regroup.ts';
import { rebuildSearchIndex } from '../search/rebuild-index.ts';
import { countsInWords } from './counts-in-words.ts';
import { ImportError } from './import-error.ts';
import { deleteUnusedTaxonomy } from './import-taxonomy.ts';
import { lockImports, recordedColumns } from './import-record.ts';

interface UndoReport {
  readonly file: string;
  readonly at: Date;
  /** Products that it had added and nobody has ordered, put into a cart or on a list, or wished for. */
  readonly deleted: number;
  /** The other products that it had added. */
  readonly delisted: number;
  /** Products that it had changed or delisted, as they were before. */
  readonly restored: number;
}

const rowsOf = async (tx: Database, query: ReturnType<typeof sql>): Promise<number> =>
  (await tx.execute(query)).rows.length;

const deleteAdded = (tx: Database, importId: number): Promise<number> =>
  rowsOf(
    tx,
    sql`
      delete from ${product} using ${importChange} change
      where change.import_id = ${importId} and change.before is null and ${product.id} = change.product_id
        and not exists (select 1 from ${orderItem} where ${orderItem.productId} = ${product.id})
        and not exists (select 1 from ${cartLine} where ${cartLine.productId} = ${product.id})
        and not exists (select 1 from ${wishlistItem} where ${wishlistItem.productId} = ${product.id})
        and not exists (select 1 from ${shoppingListLine} where ${shoppingListLine.productId} = ${product.id})
      returning 1`,
  );

const delistAdded = (tx: Database, importId: number): Promise<number> =>
  rowsOf(
    tx,
    sql`
      update ${product} set active = false from ${importChange} change
      where change.import_id = ${importId} and change.before is null and ${product.id} = change.product_id
        and ${product.active}
      returning 1`,
  );

/** A field that was changed again since stays; of stock only the difference is taken back, so that what was sold stays sold. */
function restoreChanged(tx: Database, importId: number): Promise<number> {
  const columns = recordedColumns.filter((name) => name !== 'mrp_paise').map((name) => `${name} = former.${name}`);
  return rowsOf(
    tx,
    sql`
      update ${product} set ${sql.raw(columns.join())},
        mrp_paise = greatest(former.mrp_paise, former.price_paise),
        stock = case when product.held_stock is null then greatest(0, product.stock - coalesce(difference, 0)) else 0 end,
        held_stock = case when product.held_stock is not null then greatest(0, product.held_stock - coalesce(difference, 0)) end
      from (
        select (restored.patch).*, (change.after ->> 'stock')::int - (change.before ->> 'stock')::int as difference
        from ${importChange} change
        join ${product} item on item.id = change.product_id
        cross join lateral (
          select jsonb_populate_record(item, coalesce(jsonb_object_agg(was.key, was.value), '{}')) as patch
          from jsonb_each(change.before) was
          where to_jsonb(item) -> was.key = change.after -> was.key
        ) restored
        where change.import_id = ${importId} and change.before is not null
      ) former
      where ${product.id} = former.id
      returning 1`,
  );
}

interface UndoOptions extends Partial<DeskContext> {
  /** The import that is meant, where one is. */
  readonly id?: number;
}

/**
 * Takes back the last import that was not yet undone.
 * @throws {ImportError} when there is none, or another one than is meant
 */
export const undoImport = (
  db: Database,
  { by = 'command line', now = new Date(), id }: UndoOptions = {},
): Promise<UndoReport> =>
  inTransaction(db, async (tx) => {
    await lockImports(tx);
    const [last] = await tx.select().from(catalogueImport).orderBy(desc(catalogueImport.id)).limit(1);
    if (!last) throw new ImportError('There is nothing to undo: no import is on record.');
    if (id !== undefined && id !== last.id)
      throw new ImportError(`This is not the last import any more: ${last.file} is. Undo that one first.`, {
        code: 'not_the_last',
      });
    const deleted = await deleteAdded(tx, last.id);
    const delisted = await delistAdded(tx, last.id);
    const restored = await restoreChanged(tx, last.id);
    await deleteUnusedTaxonomy(tx, last.highestIds);
    await tx
      .update(subCategory)
      .set({ chilled: not(subCategory.chilled) })
      .where(isAmong(subCategory.id, last.highestIds.chilled ?? []));
    await tx.delete(catalogueImport).where(eq(catalogueImport.id, last.id));
    await recordDeskChange(
      tx,
      { by, now },
      { subject: `import:${last.id}`, name: last.file, action: 'Import undone', before: countsInWords(last.counts) },
    );
    await regroup(tx);
    await rebuildSearchIndex(tx);
    await notePriceChange(tx);
    return { file: last.file, at: last.at, deleted, delisted, restored };
  });
