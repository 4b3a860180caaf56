import { desc, eq } from 'drizzle-orm';
import type { CatalogueImport, ImportRun } from '../../../contract/desk-imports.ts';
import type { Database } from '../../db/database.ts';
import { rowId } from '../../db/row-id.ts';
import { catalogueImport } from '../../db/schema/import.ts';
import { notFound } from '../errors.ts';
import { isImportUnderWay, selectLastRun } from './import-run.ts';

/** Those that can be undone, newest first. */
export async function selectImports(db: Database): Promise<CatalogueImport[]> {
  const rows = await db.select().from(catalogueImport).orderBy(desc(catalogueImport.id));
  return rows.map(({ id, file, by, at, counts }, i) => ({
    ...counts,
    id,
    file,
    by,
    at: at.toISOString(),
    canUndo: i === 0,
  }));
}

/** What became of the last import that was begun at the desk. */
export async function selectImportRun(db: Database, now: Date): Promise<ImportRun | null> {
  const last = await selectLastRun(db);
  if (!last) return null;
  const { file, by, at, reason, state } = last;
  const isGone = state === 'under-way' && !isImportUnderWay(last, now);
  return { file, by, at: at.toISOString(), reason, state: isGone ? 'broken-off' : state };
}

/** @throws {ProviderError} 404 when there is none of that id, or it was undone */
export async function findImport(db: Database, id: string): Promise<number> {
  const [row] = await db
    .select({ id: catalogueImport.id })
    .from(catalogueImport)
    .where(eq(catalogueImport.id, rowId(id)));
  if (!row) throw notFound('There is no such import any more: it was undone, or others have come since.', 'no_import');
  return row.id;
}
