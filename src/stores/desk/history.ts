import { atom, onMount } from 'nanostores';
import { type DeskChange, getDeskHistory } from '../../../contract/desk-history.ts';
import { askAsEditor } from '../../api/editor.ts';
import { edit } from '../editor/access.ts';
import { keyedStore } from '../lib/keyed-store.ts';
import { idle, type Loaded } from '../lib/request.ts';

const PAGE = 20;

type Changes = Loaded<readonly DeskChange[]> & { isWhole: boolean };

/** What was changed of a subject such as `order:7`, newest first. */
export const $changesOf = keyedStore((subject: string) => {
  const $changes = atom<Changes>({ ...idle, data: [], isWhole: true });
  onMount($changes, () => {
    if (typeof document !== 'undefined') queueMicrotask(() => loadChanges(subject));
  });
  return $changes;
});

/** Loads the newest changes of a subject, or those after what is there. */
export async function loadChanges(subject: string, more = false): Promise<void> {
  const $changes = $changesOf(subject);
  const loaded = more ? $changes.get().data : [];
  await edit(
    $changes,
    () =>
      askAsEditor(getDeskHistory, {
        query: { subject, page: 1 + Math.floor(loaded.length / PAGE), limit: PAGE },
      }),
    ({ data: found }) => ({
      // What was added meanwhile has moved the pages.
      data: [...loaded, ...found.filter(({ id }) => !loaded.some((earlier) => earlier.id === id))],
      isWhole: found.length < PAGE,
    }),
  );
}
