import type { Database } from '../../db/database.ts';
import { meaningsBeginning } from './meanings.ts';
import { isFiller, termOf } from './name-words.ts';
import { queryWords } from './normalize.ts';
import { correctWord, wordsBeginning } from './readings.ts';
import { soundOf } from './sound.ts';
import { findSynonyms } from './synonyms.ts';
import { readIndex, readPostings, type PostingLists } from './read-postings.ts';
import type { Reading, Term } from './term.ts';

const MAX_PHRASE = 3;
/** How much another word for the same thing counts, and the words of a phrase that do not stand side by side. */
const SYNONYM = 0.96;
const APART = 0.8;

/** Words that stand together are one term when they have a meaning of their own: `shimla mirch` is no chilli. */
function joinPhrases(words: readonly string[], synonyms: ReadonlyMap<string, unknown>): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length;) {
    const longest = [MAX_PHRASE, 2, 1]
      .map((length) => words.slice(at, at + length))
      .find((part) => part.length === 1 || (part.length > 1 && synonyms.has(part.join(' '))));
    joined.push(longest?.join(' ') ?? '');
    at += longest?.length ?? 1;
  }
  return joined;
}

/** Every run of up to 3 words. @example phrasesOf(['a', 'b']) // ['a', 'b', 'a b'] */
const phrasesOf = (words: readonly string[]): string[] =>
  [1, 2, MAX_PHRASE].flatMap((length) =>
    words.slice(0, Math.max(0, words.length - length + 1)).map((_, at) => words.slice(at, at + length).join(' ')),
  );

/** Two words side by side, as the index has them. */
const pairOf = (first: string, second: string): string =>
  termOf(first).length === 0 ? termOf(second) : first + termOf(second);

/** What a phrase is found under: two words stand side by side or apart, more are looked for one by one. */
function readingsOf(phrase: string, weight: number): Reading[] {
  const words = phrase.split(' ').filter((word) => !isFiller(word));
  const [first = phrase, second] = words;
  if (second === undefined) return [{ terms: [termOf(first)], weight }];
  const apart = { terms: words.map(termOf), weight: weight * APART };
  return words.length === 2 ? [{ terms: [pairOf(first, second)], weight }, apart] : [apart];
}

/** The typed words that say something: without `the` or `ke`, unless nothing else was typed. */
function contentWords(typed: string): string[] {
  const words = queryWords(typed);
  const meaningful = words.filter((word) => !isFiller(word));
  return meaningful.length > 0 ? meaningful : words;
}

/** What was typed as terms, each with what the index may have it under; empty when no word was typed. */
async function readTerms(db: Database, typed: string, isTyping: boolean): Promise<Term[]> {
  const words = contentWords(typed);
  const synonyms = await findSynonyms(db, phrasesOf(words));
  const parts = joinPhrases(words, synonyms);
  const beginning = isTyping ? parts.at(-1) : undefined;
  const begun = beginning === undefined ? [] : await wordsBeginning(db, beginning);
  return parts.map((part, at) => {
    const same = synonyms.get(part) ?? [];
    const isLast = isTyping && at === parts.length - 1;
    const household = isLast && part.length > 2 && same.length === 0 ? meaningsBeginning(part) : [];
    return {
      typed: [part],
      same,
      readings: [
        ...readingsOf(part, 1),
        // Another spelling is the word that was typed.
        ...same.flatMap((other) => readingsOf(other, soundOf(other) === soundOf(part) ? 1 : SYNONYM)),
        ...(isLast ? [...begun, ...household.flatMap((other) => readingsOf(other, 0.6))] : []),
      ],
      ...(/^\d+$/.test(part) && parts.length > 1 && { optional: true as const }),
    };
  });
}

const isFound = ({ readings }: Term, lists: PostingLists): boolean =>
  readings.some(({ terms }) => terms.every((term) => lists.has(term)));

export interface UnderstoodQuery {
  /** Terms that the index has postings for. */
  readonly terms: readonly Term[];
  /** Words without postings, as typed. */
  readonly unknown: readonly string[];
  readonly lists: PostingLists;
  /** How many products the index has. */
  readonly products: number;
}

/** Pairs of words that neighbouring terms make: products that have them side by side, or written as one, fit better. */
const neighbourPairs = (terms: readonly Term[]): string[] =>
  terms.slice(1).flatMap((term, at) => pairsBetween(terms[at] as Term, term));

const MAX_PAIRED = 5;
const singleWords = ({ typed, same }: Term): string[] =>
  [...typed, ...same].filter((word) => !word.includes(' ')).slice(0, MAX_PAIRED);

export const pairsBetween = (one: Term, other: Term): string[] =>
  singleWords(one).flatMap((first) =>
    singleWords(other).flatMap((second) => [pairOf(first, second), pairOf(second, first)]),
  );

/**
 * Understands what was typed by the dictionary, by what was taught and by the words of the catalogue.
 * @param isTyping the last word may be the beginning of one
 */
export async function understand(db: Database, typed: string, isTyping = false): Promise<UnderstoodQuery> {
  const read = await readTerms(db, typed, isTyping);
  const keys = read.flatMap(({ readings }) => readings.flatMap(({ terms }) => terms));
  const { lists, products } = await readIndex(db, [...keys, ...neighbourPairs(read)]);
  const terms: Term[] = [];
  const unknown: string[] = [];
  for (const term of read) {
    const isPair = isFound(term, lists) || read.some((other) => other !== term && isWrittenAsOne(term, other, lists));
    const corrected = isPair && isPlain(term, lists) ? term : await correctWord(db, term, lists);
    if (corrected) terms.push(corrected);
    else if (!term.optional) {
      const apart = await readApart(db, term, lists);
      terms.push(...apart.terms);
      unknown.push(...apart.unknown);
    }
  }
  return { terms, unknown, lists, products };
}

/** A phrase that nothing in the shop is called by is read word by word: who asks for puffed rice may take rice. */
async function readApart(db: Database, { typed: [phrase = ''] }: Term, lists: PostingLists) {
  const words = phrase.split(' ');
  const terms: Term[] = [];
  if (words.length === 1) return { terms, unknown: words };
  const unknown: string[] = [];
  for (const [key, list] of await readPostings(db, words.map(termOf))) lists.set(key, list);
  for (const word of words) {
    const term: Term = { typed: [word], same: [], readings: readingsOf(word, 1) };
    const found = isFound(term, lists) ? term : await correctWord(db, term, lists);
    if (found) terms.push(found);
    else unknown.push(word);
  }
  return { terms, unknown };
}

const isWrittenAsOne = (one: Term, other: Term, lists: PostingLists): boolean =>
  pairsBetween(one, other).some((pair) => lists.has(pair));

/** Used less often than this, a word may itself be a misprint in the catalogue, or the beginning of another. */
const MIN_USES = 3;

const isPlain = ({ typed, same }: Term, lists: PostingLists): boolean =>
  same.length > 0 || typed.some((word) => (lists.get(termOf(word))?.ids.length ?? MIN_USES) >= MIN_USES);
