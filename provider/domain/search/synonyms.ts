import { arrayOverlaps, desc, eq } from 'drizzle-orm';
import type { Synonym } from '../../../contract/search.ts';
import type { Database } from '../../db/database.ts';
import { rowId } from '../../db/row-id.ts';
import { synonym } from '../../db/schema/search.ts';
import { notFound } from '../errors.ts';
import { normalizeText } from './normalize.ts';

/** A word or a phrase as the search compares it. @example toWord(' Ladies’ Finger') // 'ladies finger' */
const toWord = (written: string): string => normalizeText(written).trim();

/** A typed plural means what its singular does. @example singularsOf('potatoes') // ['potato', 'potatoe'] */
const singularsOf = (word: string): string[] =>
  word.length < 4 ? [] : ['es', 's'].filter((end) => word.endsWith(end)).map((end) => word.slice(0, -end.length));

/** For each of these words, singular or plural, all words that mean the same, without the word itself. */
export async function findSynonyms(db: Database, words: readonly string[]): Promise<Map<string, string[]>> {
  const forms = new Map(words.map((word) => [word, [word, ...singularsOf(word)]]));
  const found = new Map<string, string[]>();
  if (forms.size === 0) return found;
  const groupsWith = (known: readonly string[]) =>
    db
      .select({ words: synonym.words })
      .from(synonym)
      .where(arrayOverlaps(synonym.words, [...known]));
  const first = await groupsWith([...forms.values()].flat());
  if (first.length === 0) return found;
  // A word taught to mean the same as one that was known joins its meaning.
  const groups = await groupsWith(first.flatMap(({ words: same }) => same));
  const joined = (known: readonly string[]) => [
    ...new Set(
      groups.filter((group) => group.words.some((each) => known.includes(each))).flatMap((group) => group.words),
    ),
  ];
  for (const [word, known] of forms) {
    const others = joined(joined(known)).filter((each) => each !== word);
    if (others.length > 0) found.set(word, others);
  }
  return found;
}

const columns = { id: synonym.id, words: synonym.words, by: synonym.taughtBy };

/** The different words of these, as the search compares them. @example readSynonyms(['Aloo', 'potato', '']) // ['aloo', 'potato'] */
export const readSynonyms = (written: readonly string[]): string[] => [...new Set(written.map(toWord).filter(Boolean))];

/**
 * Makes words mean the same from now on; fewer than two different ones are not kept. Says them again as they are kept.
 * @example addSynonyms(db, ['Aloo', 'potato']) // { id: 1, words: ['aloo', 'potato'] }
 */
export async function addSynonyms(db: Database, written: readonly string[], by?: string): Promise<Synonym | undefined> {
  const words = readSynonyms(written);
  if (words.length < 2) return undefined;
  const [added] = await db
    .insert(synonym)
    .values({ words, taughtBy: by ?? null })
    .returning(columns);
  return added;
}

/** What was taught, newest first. */
export const selectSynonyms = (db: Database): Promise<Synonym[]> =>
  db.select(columns).from(synonym).orderBy(desc(synonym.id));

export async function deleteSynonyms(db: Database, id: string): Promise<Synonym> {
  const [gone] = await db
    .delete(synonym)
    .where(eq(synonym.id, rowId(id)))
    .returning(columns);
  if (!gone) throw notFound('These words are not taught any more.', 'unknown_synonym');
  return gone;
}
