import { atom, onMount } from 'nanostores';
import { type CatalogueImport, getImports, type ImportRun, type UndoReport } from '../../../contract/desk-imports.ts';
import * as importApi from '../../api/desk-imports.ts';
import { askAsEditor } from '../../api/editor.ts';
import { edit, editorName } from '../editor/access.ts';
import { idle, type Loaded, reset } from '../lib/request.ts';

/** Until an import that somebody else has begun, or whose connection was lost, is asked for again. */
const ASK_AGAIN_MS = 3000;

interface Imports {
  readonly imports: readonly CatalogueImport[];
  /** What became of the last one that was begun. */
  readonly run: ImportRun | null;
}

/** The last imports, newest first. */
export const $imports = atom<Loaded<Imports>>({ ...idle, data: { imports: [], run: null } });
/** The last undo, of the import with that id. */
export const $undoing = atom<Loaded<UndoReport | null> & { id: CatalogueImport['id'] | null }>({
  ...idle,
  data: null,
  id: null,
});

let again: ReturnType<typeof setTimeout> | undefined;

export async function loadImports(): Promise<void> {
  clearTimeout(again);
  const found = await edit(
    $imports,
    () => askAsEditor(getImports),
    ({ data, run }) => ({ data: { imports: data, run } }),
  );
  if (found?.run?.state === 'under-way') again = setTimeout(() => void loadImports(), ASK_AGAIN_MS);
}

export async function undoImport(id: CatalogueImport['id']): Promise<void> {
  reset($undoing, { ...idle, data: null, id });
  await edit(
    $undoing,
    () => importApi.undoImport(id, editorName()),
    (report) => ({ data: report }),
  );
  await loadImports();
}

onMount($imports, () => {
  if (typeof document !== 'undefined') queueMicrotask(() => void loadImports());
  return () => clearTimeout(again);
});
