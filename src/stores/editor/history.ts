import { atom, onMount } from 'nanostores';
import { type Change, type ChangeDetail, getChange, getContentItem, getHistory } from '../../../contract/editor.ts';
import type { ContentValue } from '../../../contract/content-item.ts';
import { askAsEditor } from '../../api/editor.ts';
import { edit } from './access.ts';
import { putContentItem } from './content-items.ts';
import { type Difference, differences } from './text-diff.ts';
import { save } from './form.ts';
import { $unsaved, typeAll } from './unsaved-changes.ts';
import { toast } from '../lib/toast.ts';
import { $view, openView } from './view.ts';
import { idle, type Loaded, reset } from '../lib/request.ts';

const PAGE = 20;

export const $history = atom<Loaded<readonly Change[]> & { isWhole: boolean }>({ ...idle, data: [], isWhole: true });

interface Opened {
  readonly change: ChangeDetail;
  readonly differences: readonly Difference[];
}

/** The change that is looked at. */
export const $change = atom<Loaded<Opened | null>>({ ...idle, data: null });

onMount($history, () => {
  if (typeof document === 'undefined') return;
  queueMicrotask(() => loadHistory());
});

/** Loads the newest changes, or those after what is there. */
export async function loadHistory(more = false): Promise<void> {
  const loaded = more ? $history.get().data : [];
  await edit(
    $history,
    () => askAsEditor(getHistory, { query: { page: 1 + Math.floor(loaded.length / PAGE), limit: PAGE } }),
    ({ data: found }) => ({
      // What was added meanwhile has moved the pages.
      data: [...loaded, ...found.filter(({ id }) => !loaded.some((earlier) => earlier.id === id))],
      isWhole: found.length < PAGE,
    }),
  );
}

const changeIn = (view: string): string | undefined => /^history:(.+)$/.exec(view)?.[1];

onMount($change, () => {
  if (typeof document === 'undefined') return;
  return $view.subscribe((view) => {
    const id = changeIn(view);
    reset($change, { ...idle, data: null });
    if (id) queueMicrotask(() => openChange(id));
  });
});

/** Asks again for the change that is looked at. */
export function reloadChange(): void {
  const id = changeIn($view.get());
  if (id) void openChange(id);
}

const openChange = (id: string) =>
  edit(
    $change,
    async () => {
      const { data: change } = await askAsEditor(getChange, { id });
      return { change, differences: await differences(change.before, change.after) };
    },
    (data) => ({ data }),
  );

/** Makes an old version the draft again. What it replaces stays in the history. */
export async function restore(id: string, value: ContentValue): Promise<void> {
  if (id in $unsaved.get()) {
    openView(id);
    toast('There is text here that is not saved. Save it or undo it first, then restore.', { tone: 'error' });
    return;
  }
  const answer = await edit(
    $change,
    () => askAsEditor(getContentItem, { id }),
    () => ({}),
  );
  if (!answer) return;
  const item = answer.data;
  putContentItem(item);
  typeAll(item, value);
  openView(id);
  await save();
}
