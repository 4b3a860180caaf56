import { atom } from 'nanostores';
import * as v from 'valibot';
import { ContentItem, contentName, ContentValue } from '../../../contract/content-item.ts';
import * as contract from '../../../contract/editor.ts';
import { askAsEditor } from '../../api/editor.ts';
import { type CallError, RefusedError } from '../../api/errors.ts';
import { edit, editorName } from './access.ts';
import { showErrors, withoutBlankTexts } from './language.ts';
import { $contentItems, putContentItem, removeContentItem } from './content-items.ts';
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
  const read = v.safeParse(ContentValue, withoutBlanks({ ...withoutBlankTexts(typed), ...blank }));
  const errors: Record<string, string> = {};
  for (const issue of read.issues ?? []) errors[v.getDotPath(issue) ?? 'form'] ??= issue.message;
  $formErrors.set(errors);
  showErrors(errors);
  return read.success ? read.output : undefined;
}

/** What somebody has saved meanwhile, where the provider refuses for that. */
function newerIn(reason: CallError | null): ContentItem | undefined {
  const details = reason instanceof RefusedError && reason.code === 'overtaken' ? reason.details : null;
  const read = v.safeParse(v.object({ newer: ContentItem }), details);
  return read.success ? read.output.newer : undefined;
}

/** Shows why the provider refused: beside the fields, beside the other's text, or as a whole. */
function showRefusal(): void {
  const { reason } = $saving.get();
  const newer = newerIn(reason);
  if (newer) return $newer.set(newer);
  const fields = reason instanceof RefusedError ? Object.entries(reason.fields) : [];
  const errors = fields.length
    ? Object.fromEntries(fields.map(([field, message]) => [field.replace(/^value\./, ''), message]))
    : { form: reason?.message ?? '' };
  $formErrors.set(errors);
  showErrors(errors);
}

const isDraftOf = (value: ContentValue, { draft }: ContentItem): boolean =>
  draft?.by === editorName() && JSON.stringify(draft.value) === JSON.stringify(value);

/** What was saved before, and its answer lost: nobody else was faster. */
function draftSavedBefore(value: ContentValue): ContentItem | undefined {
  const newer = newerIn($saving.get().reason);
  return newer && isDraftOf(value, newer) ? newer : undefined;
}

/** A new banner that was sent, and perhaps saved, without an answer: it is there, and is not to be saved twice. */
async function savedUnheard(value: ContentValue, reason: CallError | null): Promise<ContentItem | undefined> {
  if (!reason || (reason instanceof RefusedError && reason.status < 500)) return undefined;
  const listed = $contentItems.get().data;
  const { data } = await askAsEditor(contract.getContentItems);
  return data.find((item) => isDraftOf(value, item) && !listed.some(({ id }) => id === item.id));
}

/** Saves what is typed as a draft. Returns false when it could not be. */
export async function save(): Promise<boolean> {
  const [id, typed] = [$view.get(), $typed.get()];
  const value = typed && check(typed);
  if (!value) return false;
  const basedOn = $unsaved.get()[id]?.basedOn ?? $contentItem.get()?.version ?? 0;
  const by = editorName();
  const { reason } = $saving.get();
  const answered = await edit(
    $saving,
    async () => {
      if (id !== NEW_BANNER)
        return (await askAsEditor(contract.putContentItem, { id, body: { by, basedOn, value } })).data;
      return (
        (await savedUnheard(value, reason)) ?? (await askAsEditor(contract.postBanner, { body: { by, value } })).data
      );
    },
    () => ({}),
  );
  const saved = answered ?? draftSavedBefore(value);
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

/** What there is without the draft, discarded before, whose answer was lost; null when there is nothing. */
function discardedBefore(): ContentItem | null | undefined {
  const newer = newerIn($saving.get().reason);
  if (!newer || newer.draft) return undefined;
  return newer.published || !newer.id.startsWith('banner:') ? newer : null;
}

/** Throws away the draft of the open item. */
export async function discard(): Promise<void> {
  const item = $contentItem.get();
  if (!item) return;
  const answered = await edit(
    $saving,
    () => askAsEditor(contract.discardDraft, { id: item.id, body: { by: editorName(), basedOn: item.version } }),
    () => ({}),
  );
  const left = answered ? answered.data : discardedBefore();
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
