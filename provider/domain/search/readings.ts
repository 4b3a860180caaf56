import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { searchWord } from '../../db/schema/search.ts';
import { alikeWords, type IndexedWord, MIN_WORD, splitWord } from './misspelt.ts';
import { termOf } from './name-words.ts';
import { type PostingLists, readPostings } from './read-postings.ts';
import { soundOf } from './sound.ts';
import { findSynonyms } from './synonyms.ts';
import type { Reading, Term } from './term.ts';

/** How much a word counts that only begins so, that sounds so, that is spelt nearly so, or that has it somewhere in it. */
const WEIGHTS = { begins: 0.75, apart: 0.9, sounds: 0.9, alike: 0.8, within: 0.4, rare: 0.5 } as const;
const MAX_WORDS = 10;

const escaped = (word: string): string => word.replace(/[\\%_]/g, '\\$&');

async function selectLike(db: Database, pattern: string): Promise<IndexedWord[]> {
  const { rows } = await db.execute<IndexedWord>(sql`
    select word, term, uses from ${searchWord} where word like ${pattern} order by uses desc, word limit ${MAX_WORDS}`);
  return rows;
}

/** What the last word may become, the commonest words first; the words before it are meant as they stand. */
export async function wordsBeginning(db: Database, typed: string): Promise<Reading[]> {
  const before = typed.split(' ');
  const last = before.pop() ?? '';
  const words = await selectLike(db, `${escaped(last)}%`);
  return words.map(({ term }) => ({ terms: [...before.map(termOf), term], weight: WEIGHTS.begins }));
}

const asReadings = (words: readonly IndexedWord[], weight: number): Reading[] =>
  words.map(({ term }) => ({ terms: [term], weight }));

async function guess(db: Database, word: string, term: Term): Promise<Term | undefined> {
  const begun = word.length > 1 ? await selectLike(db, `${escaped(word)}%`) : [];
  if (begun.length > 0) return { ...term, readings: asReadings(begun, WEIGHTS.begins) };
  const split = await splitWord(db, word);
  if (split) return { ...term, readings: [{ terms: split.map(termOf), weight: WEIGHTS.apart }] };
  const { rows: sounding } = await db.execute<IndexedWord>(
    sql`select word, term, uses from ${searchWord} where sound = ${soundOf(word)} order by uses desc limit 3`,
  );
  if (sounding.length > 0 && word.length >= MIN_WORD)
    return {
      ...term,
      typed: [word, ...sounding.map((row) => row.word)],
      readings: asReadings(sounding, WEIGHTS.sounds),
    };
  const alike = await alikeWords(db, word, 1);
  if (alike.length > 0) {
    const typed = alike.map((row) => row.word);
    const same = [...new Set([...(await findSynonyms(db, typed)).values()].flat())].filter(
      (other) => !typed.includes(other),
    );
    const meant = same.map((other) => ({ terms: other.split(' ').map(termOf), weight: WEIGHTS.alike * WEIGHTS.apart }));
    return { ...term, typed, same, misspelt: true, readings: [...asReadings(alike, WEIGHTS.alike), ...meant] };
  }
  const within = word.length >= MIN_WORD ? await selectLike(db, `%${escaped(word)}%`) : [];
  return within.length > 0 ? { ...term, readings: asReadings(within, WEIGHTS.within) } : undefined;
}

/** A genitive of Hindi or Bengali, or an English plural, that hides the word: `sorsher`, `doodhwala`. */
const bareForms = (word: string): string[] =>
  word.length > 5
    ? [/(?:er|r)$/, /(?:wala|wali)$/].filter((end) => end.test(word)).map((end) => word.replace(end, ''))
    : [];

/**
 * What a word was meant to be that the index has not, or hardly has; undefined when it can't be anything the shop knows.
 * Adds what it reads to `lists`.
 */
export async function correctWord(db: Database, term: Term, lists: PostingLists): Promise<Term | undefined> {
  const [word = ''] = term.typed;
  const load = async (readings: readonly Reading[]) => {
    const keys = readings.flatMap(({ terms }) => terms).filter((key) => !lists.has(key));
    for (const [key, list] of await readPostings(db, keys)) lists.set(key, list);
  };
  const postings = lists.get(termOf(word));
  if (postings) {
    // Few products have it: it may be a misprint in the catalogue, or the beginning of what was meant.
    const begun = await selectLike(db, `${escaped(word)}_%`);
    const alike = await alikeWords(db, word, postings.ids.length * 20);
    const readings = [...term.readings, ...asReadings(begun, WEIGHTS.rare), ...asReadings(alike, WEIGHTS.rare)];
    await load(readings);
    return { ...term, typed: [word, ...alike.map((row) => row.word)], readings };
  }
  const category = word.split(' ').map((part) => `#${termOf(part)}`);
  await load([{ terms: category, weight: 1 }]);
  if (category.every((key) => lists.has(key))) return { ...term, readings: [{ terms: category, weight: 1 }] };
  if (word.includes(' ')) return undefined;
  const found = (await guess(db, word, term)) ?? (await guessBare(db, word, term));
  if (found) await load(found.readings);
  return found;
}

async function guessBare(db: Database, word: string, term: Term): Promise<Term | undefined> {
  for (const bare of bareForms(word)) {
    const same = (await findSynonyms(db, [bare])).get(bare) ?? [];
    const readings = [bare, ...same].map((other) => ({ terms: other.split(' ').map(termOf), weight: WEIGHTS.sounds }));
    const lists = await readPostings(
      db,
      readings.flatMap(({ terms }) => terms),
    );
    if (readings.some(({ terms }) => terms.every((each) => lists.has(each)))) return { ...term, same, readings };
  }
  return undefined;
}
