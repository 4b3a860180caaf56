import { atom, onMount } from 'nanostores';
import * as v from 'valibot';
import type { ContentItem } from '../../../contract/content-item.ts';
import * as api from '../../api/editor.ts';
import { RefusedError } from '../../api/errors.ts';
import { idle, type Loaded, type RequestState, track } from '../lib/request.ts';
import { sessionEntry } from '../lib/session-entry.ts';

const Access = v.object({ key: v.string(), name: v.string() });
/** The key, and the name under which changes are recorded. */
export type Access = v.InferOutput<typeof Access>;

const savedAccess = sessionEntry('editor', v.nullable(Access), null);

/** Null: the key is asked for; undefined: not looked yet. It is kept for as long as the tab is open, and nowhere else. */
export const $access = atom<Access | null | undefined>();
export const $contentItems = atom<Loaded<readonly ContentItem[]>>({ ...idle, data: [] });
/** What is wrong with what was entered, by field; `form` for the whole. */
export const $entryErrors = atom<Readonly<Record<string, string>>>({});

/** A key that waits to be tried. */
let tried = '';
api.editorAccess.key = () => $access.get()?.key ?? tried;

export const editorName = (): string => $access.get()?.name ?? '';

/** Tries the key: with the right one comes all that can be edited. A key of one's own brings the name. */
export async function enter(typed: { key: string; name: string }): Promise<void> {
  const [key, name] = [typed.key.trim(), typed.name.trim()];
  $entryErrors.set(key ? {} : { key: 'Please enter the editor’s key. Who runs the shop has it.' });
  if (!key) return;
  tried = key;
  if (!(await loadContentItems())) {
    const { reason } = $contentItems.get();
    const isWrong = reason instanceof RefusedError && reason.status === 401;
    return $entryErrors.set({ [isWrong ? 'key' : 'form']: reason?.message ?? '' });
  }
  const owner = await api.getEditor().catch(() => ({ name: null }));
  if (owner.name === null && !name)
    return $entryErrors.set({ name: 'Several share this key: please enter your name.' });
  signIn({ key, name: owner.name ?? name });
}

/** Forgets the key. What was typed and not saved stays on this device. */
export function leave(): void {
  tried = '';
  signIn(null);
  $contentItems.set({ ...idle, data: [] });
}

function signIn(access: Access | null): void {
  $access.set(access);
  savedAccess.write(access);
}

export const loadContentItems = async (): Promise<boolean> =>
  (await edit($contentItems, api.getContentItems, (data) => ({ data }))) !== undefined;

/** As `track`; a key that is no longer right leads back to where it is asked for. */
export async function edit<S extends RequestState, T>(
  $slice: Parameters<typeof track<S, T>>[0],
  request: () => Promise<T>,
  keepAnswer: (answer: T) => Partial<S>,
): Promise<T | undefined> {
  const answer = await track($slice, request, keepAnswer);
  const { reason } = $slice.get();
  if (answer === undefined && reason instanceof RefusedError && reason.status === 401 && $access.get()) {
    leave();
    $entryErrors.set({ key: 'The key has been changed. Please enter the new one; what you typed is kept.' });
  }
  return answer;
}

/** Puts an item in the place of what was known of it. */
export function putContentItem(item: ContentItem): void {
  const { data } = $contentItems.get();
  const isKnown = data.some(({ id }) => id === item.id);
  const next = isKnown ? data.map((known) => (known.id === item.id ? item : known)) : [...data, item];
  $contentItems.set({ ...$contentItems.get(), data: next });
}

export const removeContentItem = (id: string): void =>
  $contentItems.set({ ...$contentItems.get(), data: $contentItems.get().data.filter((item) => item.id !== id) });

onMount($access, () => {
  if (typeof document === 'undefined') return;
  const access = savedAccess.read();
  $access.set(access);
  if (access) queueMicrotask(loadContentItems);
});
