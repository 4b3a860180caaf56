import * as contract from '../../contract/desk-imports.ts';
import { editorAccess } from './editor.ts';
import { UnreachableError } from './errors.ts';
import { follow } from './follow.ts';
import type { CallInput } from './http.ts';

type ImportQuery = NonNullable<CallInput<typeof contract.runImport>['query']>;

const asEditor = () => ({ 'x-editor-key': editorAccess.key() });

interface Imported {
  readonly report: contract.ImportReport;
  /** All that was refused, for a spreadsheet; null where nothing was. */
  readonly refused: Blob | null;
}

/** Imports a file, or with `isDryRun` says what that would do. */
export async function importFile(
  file: Blob,
  { by, ...query }: ImportQuery,
  { isDryRun, onProgress }: { isDryRun: boolean; onProgress: (progress: contract.ImportProgress) => void },
): Promise<Imported> {
  const refused: string[] = [];
  let report: contract.ImportReport | undefined;
  const hear = (message: contract.ImportMessage): void => {
    if (message.kind === 'rows' || message.kind === 'photos') onProgress(message);
    if (message.kind === 'refused') refused.push(message.csv);
    if (message.kind === 'report') report = message.report;
  };
  const headers = asEditor();
  await (isDryRun
    ? follow(contract.tryImport, { query, file, headers }, hear)
    : follow(contract.runImport, { query: { ...query, ...(by !== undefined && { by }) }, file, headers }, hear));
  if (!report) throw new UnreachableError();
  return { report, refused: refused.length > 0 ? new Blob(refused, { type: 'text/csv' }) : null };
}

export async function undoImport(id: contract.CatalogueImport['id'], by: string): Promise<contract.UndoReport> {
  let report: contract.UndoReport | undefined;
  await follow(contract.undoImport, { id, body: { by }, headers: asEditor() }, (message) => {
    if (message.kind === 'report') report = message.report;
  });
  if (!report) throw new UnreachableError();
  return report;
}
