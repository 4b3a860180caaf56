import { basename } from 'node:path';
import { desc, eq, notInArray, type SQL, sql } from 'drizzle-orm';
import { type DeskContext, recordDeskChange } from '../desk/history.ts';
import { countsInWords } from './counts-in-words.ts';
import { isAmong } from '../../db/is-among.ts';
import type { Database } from '../../db/database.ts';
import { product } from '../../db/schema/catalogue.ts';
import { OVERWRITTEN_FIELDS, RESTORED_IF_PRESENT } from './overwritten-fields.ts';
import { selectHighestIds } from './import-taxonomy.ts';
import { catalogueImport, importChange, type ImportCounts } from '../../db/schema/import.ts';

/** How many imports can be undone, the last one first. */
const RETAINED = 5;

/** What an import writes and an undo restores. Groups follow from it, and stock is restored by difference. */
const RECORDED = ['sku', ...OVERWRITTEN_FIELDS, ...RESTORED_IF_PRESENT] as const;

/** Names of their columns in the database. */
export const recordedColumns: readonly string[] = RECORDED.map((field) => product[field].name);

const snapshot: SQL = sql.raw(
  `jsonb_build_object('stock', coalesce(held_stock, stock), ${recordedColumns.map((name) => `'${name}', ${name}`).join()})`,
);

/** One import or undo at a time. */
export const lockImports = (tx: Database): Promise<unknown> =>
  tx.execute(sql`lock table ${catalogueImport} in exclusive mode`);

/** Writes down what an import changes, as it was before, so that it can be undone. */
export class ImportRecord {
  readonly #db: Database;
  readonly #id: number;
  readonly #file: string;
  readonly #context: DeskContext;
  readonly #isUndoable: boolean;

  private constructor(db: Database, id: number, file: string, context: DeskContext, isUndoable: boolean) {
    this.#db = db;
    this.#id = id;
    this.#file = file;
    this.#context = context;
    this.#isUndoable = isUndoable;
  }

  /** @param isUndoable false for goods that are there from the first start */
  static async open(db: Database, path: string, context: DeskContext, isUndoable = true): Promise<ImportRecord> {
    const file = basename(path);
    await lockImports(db);
    const counts = { added: 0, changed: 0, unchanged: 0, gone: 0, back: 0 };
    const highestIds = await selectHighestIds(db);
    const [row] = await db
      .insert(catalogueImport)
      .values({ at: context.now, by: context.by, file, counts, highestIds })
      .returning({ id: catalogueImport.id });
    if (!row) throw new Error('No record of the import was written.');
    return new ImportRecord(db, row.id, file, context, isUndoable);
  }

  /** Does what changes these products, and writes down the columns that it changed. A few hundred at a time. */
  async change(ids: readonly number[], work: () => Promise<unknown>): Promise<void> {
    await this.#db.execute(sql`
      insert into ${importChange} (import_id, product_id, before)
      select ${this.#id}::int, id, ${snapshot} from ${product} where ${isAmong(product.id, ids)}`);
    await work();
    // Row by row: a join would be planned by the size that the table had before.
    await this.#db.execute(sql`
      update ${importChange} set (before, after) = (
        select coalesce(jsonb_object_agg(was.key, was.value), '{}'), coalesce(jsonb_object_agg(was.key, is_now.value), '{}')
        from jsonb_each(${importChange.before}) was
        join jsonb_each((select ${snapshot} from ${product} where ${product.id} = ${importChange.productId})) is_now
          on is_now.key = was.key and is_now.value <> was.value)
      where ${importChange.importId} = ${this.#id} and ${isAmong(importChange.productId, ids)}`);
  }

  /** Writes down that these, any number, are no longer sold. */
  delisted(ids: readonly number[]): Promise<unknown> {
    return this.#db.execute(sql`
      insert into ${importChange} (import_id, product_id, before, after)
      select ${this.#id}::int, id, '{"active": true}', '{"active": false}' from ${product} where ${isAmong(product.id, ids)}`);
  }

  /** Writes down which sub-categories became chilled, or no longer are. */
  async chilled(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    await this.#db.execute(sql`
      update ${catalogueImport} set highest_ids = highest_ids || ${JSON.stringify({ chilled: ids })}::jsonb
      where id = ${this.#id}`);
  }

  async added(ids: readonly number[]): Promise<void> {
    if (!this.#isUndoable) return;
    // As one parameter: thousands of them take the drivers longer than the database.
    await this.#db.execute(sql`
      insert into ${importChange} (import_id, product_id)
      select ${this.#id}::int, unnest(${`{${ids.join()}}`}::int[])`);
  }

  /** Retains the last few imports. One that changed nothing is none, nor is one that can't be undone. */
  async close({ unchanged, ...changes }: ImportCounts): Promise<void> {
    if (!this.#isUndoable || Object.values(changes).every((count) => count === 0)) {
      await this.#db.delete(catalogueImport).where(eq(catalogueImport.id, this.#id));
      return;
    }
    await this.#db
      .update(catalogueImport)
      .set({ counts: { unchanged, ...changes } })
      .where(eq(catalogueImport.id, this.#id));
    await recordDeskChange(this.#db, this.#context, {
      subject: `import:${this.#id}`,
      name: this.#file,
      action: 'Imported',
      after: countsInWords({ unchanged, ...changes }),
    });
    const last = this.#db
      .select({ id: catalogueImport.id })
      .from(catalogueImport)
      .orderBy(desc(catalogueImport.id))
      .limit(RETAINED);
    await this.#db.delete(catalogueImport).where(notInArray(catalogueImport.id, last));
    // Its undo is planned by how many rows there are, and PGlite never counts them by itself.
    await this.#db.execute(sql`analyze ${importChange}`);
  }
}
