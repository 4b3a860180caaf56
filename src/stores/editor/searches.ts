import { atom } from 'nanostores';
import { isBlank } from '../../../contract/typed-text.ts';
import * as v from 'valibot';
import {
  type CountedSearch,
  deleteSynonym,
  getSearches,
  getSynonyms,
  postSynonym,
  type Synonym,
} from '../../../contract/search.ts';
import { askAsEditor } from '../../api/editor.ts';
import { isRefusedWith, RefusedError } from '../../api/errors.ts';
import { idle, type Loaded, loadOnMount, type RequestState } from '../lib/request.ts';
import { toast } from '../lib/toast.ts';
import { edit, editorName } from './access.ts';

interface Searches {
  readonly top: readonly CountedSearch[];
  readonly foundNothing: readonly CountedSearch[];
}

/** What shoppers searched in the last 30 days; null until it is loaded. */
export const $searches = atom<Loaded<Searches | null>>({ ...idle, data: null });
export const loadSearches = () =>
  edit(
    $searches,
    () => askAsEditor(getSearches),
    ({ data }) => ({ data }),
  );
loadOnMount($searches, loadSearches);

/** Words that mean the same, those taught last first; null until they are loaded. */
export const $synonyms = atom<Loaded<readonly Synonym[] | null>>({ ...idle, data: null });
export const loadSynonyms = () =>
  edit(
    $synonyms,
    () => askAsEditor(getSynonyms),
    ({ data }) => ({ data }),
  );
loadOnMount($synonyms, loadSynonyms);

/** The words being typed, which stay until they are taught. */
export const $wordsTyped = atom('');
/** What is wrong with them. */
export const $wordsError = atom('');
/** The last teaching or removal. */
export const $teaching = atom<RequestState>(idle);

/** @example readWords('peyaj, onion;pyaz') // ['peyaj', 'onion', 'pyaz'] */
const readWords = (typed: string): string[] =>
  typed
    .split(/[,;=\n]/)
    .map((word) => word.trim())
    .filter((word) => !isBlank(word));

export const synonymInWords = ({ words }: Pick<Synonym, 'words'>): string => words.join(' = ');

export function typeWords(typed: string): void {
  $wordsTyped.set(typed);
  $wordsError.set('');
}

/** Teaches what is typed; where that is refused, it stays as it was typed, with the reason. */
export async function teachTyped(): Promise<void> {
  const read = v.safeParse(postSynonym.body, { by: editorName(), words: readWords($wordsTyped.get()) });
  if (!read.success) return $wordsError.set(read.issues[0].message);
  if (await teach(read.output.words)) typeWords('');
}

async function teach(words: readonly string[]): Promise<boolean> {
  const taught = await edit(
    $teaching,
    async () => (await askAsEditor(postSynonym, { body: { words: [...words], by: editorName() } })).data,
    () => ({}),
  );
  if (!taught) {
    const { reason } = $teaching.get();
    const field = reason instanceof RefusedError ? Object.values(reason.fields)[0] : undefined;
    $wordsError.set(field ?? reason?.message ?? '');
    return false;
  }
  $synonyms.set({ ...$synonyms.get(), data: [taught, ...($synonyms.get().data ?? [])] });
  $wordsError.set('');
  toast(`The search knows at once: ${synonymInWords(taught)}.`);
  return true;
}

/** Has words mean the same no longer; the message offers to teach them again. Returns false when it could not be. */
export async function removeSynonym(synonym: Synonym): Promise<boolean> {
  const gone = await edit(
    $teaching,
    () => deleteOnce(synonym),
    () => ({}),
  );
  if (!gone) {
    toast($teaching.get().reason?.message ?? '', { tone: 'error' });
    return false;
  }
  $synonyms.set({ ...$synonyms.get(), data: ($synonyms.get().data ?? []).filter(({ id }) => id !== synonym.id) });
  toast(`No longer the same: ${synonymInWords(gone)}.`, {
    action: { label: 'Undo', run: () => void teach(gone.words) },
  });
  return true;
}

/** Words that are taught no more already are what was wanted: the answer to an earlier try was lost. */
async function deleteOnce(synonym: Synonym): Promise<Synonym> {
  try {
    return (await askAsEditor(deleteSynonym, { id: synonym.id, body: { by: editorName() } })).data;
  } catch (error) {
    if (!isRefusedWith(error, 404)) throw error;
    return synonym;
  }
}
