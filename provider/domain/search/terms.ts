import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { searchWord } from '../../db/schema/catalogue.ts';
import { synonym } from '../../db/schema/search.ts';
import { findSynonyms } from './synonyms.ts';
import { queryWords } from './normalize.ts';

/** One typed word, or two that are a phrase with a meaning of its own. */
export interface Term {
  /** The word itself, or what it may have been meant to be, likeliest first. */
  readonly typed: readonly string[];
  /** Other words for the same thing. */
  readonly same: readonly string[];
  /** Nothing has the word as it was typed: `typed` is what it may have been meant to be. */
  readonly misspelt?: true;
}

/** What was looked for instead of what was typed; null when that was found as it stands. */
export const correctedQuery = (terms: readonly Term[]): string | null =>
  terms.some(({ misspelt }) => misspelt) ? terms.map(({ typed }) => typed[0]).join(' ') : null;

/** For each term all its words, those typed first. */
export const wordsOf = (terms: readonly Term[]): string[][] => terms.map(({ typed, same }) => [...typed, ...same]);

/** Words of one or two letters are looked for where words begin; anywhere they would match nearly everything. */
export const isShort = (word: string): boolean => Array.from(word).length < 3;

const textArray = (values: readonly string[]) =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;

/** For each of these words, how many products have a word that it is part of. */
async function countUses(db: Database, words: readonly string[]): Promise<Map<string, number>> {
  const patterns = words.map((word) => (isShort(word) ? `${word}%` : `%${word}%`));
  const { rows } = await db.execute<{ word: string; uses: number }>(sql`
    select asked.word, (
      select coalesce(sum(${searchWord.uses}), 0)::int from ${searchWord} where ${searchWord.word} like asked.pattern
    ) as uses
    from unnest(${textArray(words)}, ${textArray(patterns)}) as asked (word, pattern)`);
  return new Map(rows.map(({ word, uses }) => [word, uses]));
}

/** A word that is much less like it than another is not what was meant. */
const MIN_SIMILARITY_RATIO = 0.8;

/** The known words most like this one that are used at least so often, without the word itself. */
async function similarWords(db: Database, word: string, uses: number): Promise<string[]> {
  const { rows } = await db.execute<{ word: string; likeness: number }>(sql`
    select word, similarity(word, ${word})::float8 as likeness from (
      select word, uses from ${searchWord} where word % ${word} and uses >= ${uses} and word !~ '^[0-9]+$'
      union all
      select distinct taught.word, 0 from ${synonym}, unnest(words) as taught (word)
        where taught.word % ${word} and taught.word not like '% %'
    ) as known
    where word <> ${word} and abs(length(word) - length(${word})) <= 3
    group by word
    order by likeness desc, max(uses) desc, word
    limit 3`);
  const best = rows[0]?.likeness ?? 0;
  return rows.filter(({ likeness }) => likeness >= best * MIN_SIMILARITY_RATIO).map((row) => row.word);
}

/** Used less often than this, a word may itself be a misprint in the catalogue. */
const MIN_USES = 3;
const MIN_USES_RATIO = 20;

async function correctSpelling(db: Database, word: string, uses: number): Promise<Term | undefined> {
  if (uses >= MIN_USES) return { typed: [word], same: [] };
  const similar = isShort(word) ? [] : await similarWords(db, word, uses * MIN_USES_RATIO);
  const typed = uses > 0 ? [word, ...similar] : similar;
  if (typed.length === 0) return undefined;
  const same = [...(await findSynonyms(db, similar)).values()].flat();
  return {
    typed,
    same: [...new Set(same)].filter((other) => !typed.includes(other)),
    // A plural is spelt well.
    ...(uses === 0 && !word.startsWith(typed[0] ?? word) && { misspelt: true }),
  };
}

/** Words, of which two that stand together are one when they have a meaning of their own: `shimla mirch` is no chilli. */
function joinPhrases(words: readonly string[], known: ReadonlyMap<string, unknown>): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const pair = `${words[at]} ${words[at + 1]}`;
    if (known.has(pair)) at += 1;
    joined.push(known.has(pair) ? pair : (words[at] ?? ''));
  }
  return joined;
}

/** What was typed as terms that occur; undefined when nothing can be found. */
export async function findTerms(db: Database, typed: string): Promise<readonly Term[] | undefined> {
  const words = queryWords(typed);
  if (words.length === 0) return undefined;
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  const synonyms = await findSynonyms(db, [...words, ...pairs]);
  const parts = joinPhrases(words, synonyms);
  const unknown = parts.filter((part) => !synonyms.has(part));
  const uses = unknown.length > 0 ? await countUses(db, unknown) : new Map<string, number>();
  const terms: Term[] = [];
  for (const part of parts) {
    const same = synonyms.get(part);
    const term = same ? { typed: [part], same } : await correctSpelling(db, part, uses.get(part) ?? 0);
    if (!term) return undefined;
    terms.push(term);
  }
  return terms;
}
