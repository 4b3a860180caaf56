import { arrayOverlaps, desc, eq } from 'drizzle-orm';
import type { Synonym } from '../../../contract/search.ts';
import type { Database } from '../../db/database.ts';
import { rowId } from '../../db/row-id.ts';
import { synonym } from '../../db/schema/search.ts';
import { notFound } from '../errors.ts';
import { meaningsOf } from './meanings.ts';
import { normalizeText } from './normalize.ts';
import { stem } from './stem.ts';

/** A word or a phrase as the search compares it. @example toWord(' Ladies’ Finger') // 'ladies finger' */
const toWord = (written: string): string => normalizeText(written).trim();

/** @example singularOf('potatoes') // 'potato' */
const singularOf = (phrase: string): string => phrase.split(' ').map(stem).join(' ');

/** For each phrase all that means the same by the dictionary and by what was taught, itself left out. */
export async function findSynonyms(db: Database, phrases: readonly string[]): Promise<Map<string, string[]>> {
  const meanings = new Map(
    phrases.map((phrase) => [phrase, [...new Set([phrase, singularOf(phrase), ...meaningsOf(phrase)])]]),
  );
  const found = new Map<string, string[]>();
  if (meanings.size === 0) return found;
  const taught = await db
    .select({ words: synonym.words })
    .from(synonym)
    .where(arrayOverlaps(synonym.words, [...meanings.values()].flat()));
  for (const [phrase, same] of meanings) {
    const joined = taught
      .filter(({ words }) => words.some((word) => same.includes(word)))
      .flatMap(({ words }) => words);
    // A word taught to mean the same as one of the dictionary joins its meaning.
    const all = new Set([...meaningsOf(phrase), ...joined, ...joined.flatMap(meaningsOf)]);
    all.delete(phrase);
    if (all.size > 0) found.set(phrase, [...all]);
  }
  return found;
}

const columns = { id: synonym.id, words: synonym.words, by: synonym.taughtBy };

/** The different words of these, as the search compares them. @example readSynonyms(['Aloo', 'potato', '']) // ['aloo', 'potato'] */
export const readSynonyms = (written: readonly string[]): string[] => [...new Set(written.map(toWord).filter(Boolean))];

/**
 * Makes words mean the same from now on; fewer than two different ones are not stored. Returns them as they are stored.
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
