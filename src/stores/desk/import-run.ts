import { atom, computed } from 'nanostores';
import type { ImportProgress, ImportReport } from '../../../contract/desk-imports.ts';
import { importFile } from '../../api/desk-imports.ts';
import { RefusedError, UnreachableError } from '../../api/errors.ts';
import { edit, editorName } from '../editor/access.ts';
import { idle, type Loaded, reset } from '../lib/request.ts';
import { $importChoices, $importFile, type ImportChoices } from './import-file.ts';
import { loadImports } from './imports.ts';

export interface Outcome {
  readonly report: ImportReport;
  readonly refused: Blob | null;
  /** What was said of the file: once that is something else, a dry run tells nothing any more. */
  readonly choices: ImportChoices;
}

type Outcomes = Loaded<Outcome | null>;
const none: Outcomes = { ...idle, data: null };

/** The last dry run. */
export const $importTrial = atom<Outcomes>(none);
/** The import itself. */
export const $importRun = atom<Outcomes>(none);
/** How far either of them is; null while the file is sent. */
export const $importProgress = atom<ImportProgress | null>(null);

const isTooFew = (reason: unknown): boolean => reason instanceof RefusedError && reason.code === 'too_few';

/** What is asked before more than half of what is sold goes. */
export const $fewerQuestion = computed([$importTrial, $importChoices], ({ reason }, { replace }) =>
  replace && isTooFew(reason) ? reason?.message : undefined,
);
/** Why a dry run failed, where that is not a question. */
export const $trialError = computed($importTrial, ({ reason }) => (isTooFew(reason) ? undefined : reason?.message));

/** Nobody has said how the import ended. */
export const $isConnectionLost = computed($importRun, ({ reason }) => reason instanceof UnreachableError);

const optionsOf = ({ columns, prices, replace, allowFewer }: ImportChoices) => ({
  fields: columns.map(({ field }) => field ?? '').join(),
  ...(prices && { prices }),
  replace: replace ? ('true' as const) : ('false' as const),
  allowFewer: allowFewer ? ('true' as const) : ('false' as const),
});

async function perform($outcomes: typeof $importTrial, isDryRun: boolean): Promise<void> {
  const file = $importFile.get().data;
  if (!file) return;
  const choices = $importChoices.get();
  reset($outcomes, none);
  $importProgress.set(null);
  const query = { file: file.name, ...optionsOf(choices), by: editorName() };
  await edit(
    $outcomes,
    () => importFile(file.bytes, query, { isDryRun, onProgress: (progress) => $importProgress.set(progress) }),
    (imported) => ({ data: { ...imported, choices } }),
  );
}

/** Says what the import would do; writes nothing. */
export function tryImport(): Promise<void> {
  reset($importRun, none);
  return perform($importTrial, true);
}

export async function runImport(): Promise<void> {
  await perform($importRun, false);
  await loadImports();
}

/** For another file. */
export function resetOutcomes(): void {
  reset($importTrial, none);
  reset($importRun, none);
}
