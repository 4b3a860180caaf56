import { atom } from 'nanostores';
import * as v from 'valibot';
import { ContentItem, contentName, ContentValue } from '../../../contract/content-item.ts';
import * as api from '../../api/editor.ts';
import { RefusedError } from '../../api/errors.ts';
import { edit, editorName, putContentItem, removeContentItem } from './editor.ts';
import { $typed, $unsaved, resetTyped, typeOn } from './unsaved-changes.ts';
import { $contentItem, $view, openView, NEW_BANNER } from './view.ts';
import { idle, type RequestState } from '../lib/request.ts';
import { toast } from '../lib/toast.ts';

/** The last save, upload or discard. */
export const $saving = atom<RequestState>(idle);
/** What is wrong with which field; `form` for the whole. */
export const $formErrors = atom<Readonly<Record<string, string>>>({});
/** What somebody else has saved meanwhile; null when nobody has. */
export const $newer = atom<ContentItem | null>(null);

$view.listen(() => {
  $formErrors.set({});
  $newer.set(null);
});

/** A field left empty is one that is not there. */
const withoutBlanks = (value: object): object =>
  Object.fromEntries(
    Object.entries(value).map(([name, entry]) =>
      // Text that has to be there keeps its own words of refusal.
      [name, entry === '' && !['title', 'content', 'text'].includes(name) ? null : entry],
    ),
  );

function check(typed: ContentValue): ContentValue | undefined {
  const blank = typed.kind === 'banner' ? { title: typed.title || null, text: typed.text || null } : {};
  const read = v.safeParse(ContentValue, withoutBlanks({ ...typed, ...blank }));
  const errors: Record<string, string> = {};
  for (const issue of read.issues ?? []) errors[v.getDotPath(issue) ?? 'form'] ??= issue.message;
  $formErrors.set(errors);
  return read.success ? read.output : undefined;
}

/** Shows why the provider refused: beside the fields, beside the other's text, or as a whole. */
function showRefusal(): void {
  const { reason } = $saving.get();
  const newer = reason instanceof RefusedError && reason.code === 'overtaken' ? reason.details : null;
  const read = v.safeParse(v.object({ newer: ContentItem }), newer);
  if (read.success) return $newer.set(read.output.newer);
  const fields = reason instanceof RefusedError ? Object.entries(reason.fields) : [];
  $formErrors.set(
    fields.length
      ? Object.fromEntries(fields.map(([field, message]) => [field.replace(/^value\./, ''), message]))
      : { form: reason?.message ?? '' },
  );
}

/** Saves what is typed as a draft. Returns false when it could not be. */
export async function save(): Promise<boolean> {
  const [id, typed] = [$view.get(), $typed.get()];
  const value = typed && check(typed);
  if (!value) return false;
  const basedOn = $unsaved.get()[id]?.basedOn ?? $contentItem.get()?.version ?? 0;
  const by = editorName();
  const saved = await edit(
    $saving,
    () => (id === NEW_BANNER ? api.postBanner({ by, value }) : api.putContentItem(id, { by, basedOn, value })),
    () => ({}),
  );
  if (!saved) {
    showRefusal();
    return false;
  }
  putContentItem(saved);
  resetTyped(id);
  $newer.set(null);
  if (id === NEW_BANNER) openView(saved.id);
  toast(`The draft of “${contentName(value)}” is saved.`);
  return true;
}

/** Throws away what is typed; the draft, where there is one, stays. */
export function revert(): void {
  resetTyped($view.get());
  $formErrors.set({});
  $newer.set(null);
}

/** Returns up the draft of the open item. */
export async function discard(): Promise<void> {
  const item = $contentItem.get();
  if (!item) return;
  const left = await edit(
    $saving,
    () => api.discardDraft(item.id, { by: editorName(), basedOn: item.version }),
    () => ({}),
  );
  if (left === undefined) return showRefusal();
  revert();
  if (left) putContentItem(left);
  else removeContentItem(item.id);
  if (!left) openView('');
  toast('The draft is gone. Its text stays in the history.');
}

/** After somebody was faster: goes on with one's own text, or with theirs. */
export function resolveConflict(choice: 'mine' | 'theirs'): void {
  const newer = $newer.get();
  if (!newer) return;
  putContentItem(newer);
  if (choice === 'mine') typeOn(newer.id, newer.version);
  else resetTyped(newer.id);
  $newer.set(null);
}
