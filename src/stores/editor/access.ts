import { atom, onMount } from 'nanostores';
import { getEditor } from '../../../contract/editor.ts';
import { toSingleLine } from '../../../contract/typed-text.ts';
import * as v from 'valibot';
import { askAsEditor, editorAccess } from '../../api/editor.ts';
import { RefusedError } from '../../api/errors.ts';
import { idle, type RequestState, track } from '../lib/request.ts';
import { sessionEntry } from '../lib/session-entry.ts';

const Access = v.object({ key: v.string(), name: v.string() });
/** The key, and the name under which changes are recorded. */
export type Access = v.InferOutput<typeof Access>;

const savedAccess = sessionEntry('editor', v.nullable(Access), null);

/** Null: the key is asked for; undefined: not looked yet. It is stored for as long as the tab is open, and nowhere else. */
export const $access = atom<Access | null | undefined>();
/** The last try of a key. */
export const $entering = atom<RequestState>(idle);
/** What is wrong with what was entered, by field; `form` for the whole. */
export const $entryErrors = atom<Readonly<Record<string, string>>>({});

/** A key that waits to be tried. */
let tried = '';
editorAccess.key = () => $access.get()?.key ?? tried;

export const editorName = (): string => $access.get()?.name ?? '';

/** Tries the key. A key of one's own brings the name. */
export async function enter(typed: { key: string; name: string }): Promise<void> {
  const [key, name] = [typed.key.trim(), toSingleLine(typed.name).trim()];
  $entryErrors.set(key ? {} : { key: 'Please enter the editor’s key. Who runs the shop has it.' });
  if (!key) return;
  tried = key;
  const answer = await track(
    $entering,
    () => askAsEditor(getEditor),
    () => ({}),
  );
  if (!answer) {
    const { reason } = $entering.get();
    const isWrong = reason instanceof RefusedError && reason.status === 401;
    return $entryErrors.set({ [isWrong ? 'key' : 'form']: reason?.message ?? '' });
  }
  const owner = answer.data.name;
  if (owner === null && !name) return $entryErrors.set({ name: 'Several share this key: please enter your name.' });
  signIn({ key, name: owner ?? name });
}

/** Forgets the key. What was typed and not saved stays on this device. */
export function leave(): void {
  tried = '';
  signIn(null);
}

function signIn(access: Access | null): void {
  $access.set(access);
  savedAccess.write(access);
}

/** As `track`; a key that is no longer right leads back to where it is asked for. */
export async function edit<S extends RequestState, T>(
  $slice: Parameters<typeof track<S, T>>[0],
  request: () => Promise<T>,
  toFields: (answer: T) => Partial<S>,
): Promise<T | undefined> {
  const answer = await track($slice, request, toFields);
  const { reason } = $slice.get();
  if (answer === undefined && reason instanceof RefusedError && reason.status === 401 && $access.get()) {
    leave();
    $entryErrors.set({ key: 'The key has been changed. Please enter the new one; what you typed is kept.' });
  }
  return answer;
}

onMount($access, () => {
  if (typeof document !== 'undefined') $access.set(savedAccess.read());
});
