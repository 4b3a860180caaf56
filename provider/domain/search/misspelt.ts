import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { searchWord } from '../../db/schema/search.ts';
import { editDistance } from './edit-distance.ts';
import { termOf } from './name-words.ts';
import { readPostings } from './read-postings.ts';

/** Below this many letters a word sounds like too many others, and is no part of one written without its space. */
export const MIN_WORD = 3;

/** How many typing mistakes a word may have, by its letters: a short one would be any other. */
const mistakesIn = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

export interface IndexedWord extends Record<string, unknown> {
  readonly word: string;
  readonly term: string;
  readonly uses: number;
}

/** The known words that are a typing mistake away, the likeliest first. */
export async function alikeWords(db: Database, word: string, minUses: number): Promise<IndexedWord[]> {
  const allowed = mistakesIn(word);
  if (allowed === 0) return [];
  const { rows } = await db.execute<IndexedWord>(sql`
    select word, term, uses from ${searchWord}
    where word % ${word} and uses >= ${minUses} and word !~ '^[0-9]+$' and word <> ${word}
    order by similarity(word, ${word}) desc, uses desc, word limit 20`);
  const near = rows.map((row) => ({ ...row, distance: editDistance(row.word, word) }));
  return near
    .filter(({ distance }) => distance <= allowed)
    .sort((a, b) => a.distance - b.distance || b.uses - a.uses)
    .slice(0, 3);
}

/** A word that two known ones were written as, such as `facewash`. */
export async function splitWord(db: Database, word: string): Promise<string[] | undefined> {
  const splits = Array.from({ length: Math.max(0, word.length - 2 * MIN_WORD + 1) }, (_, at) => [
    word.slice(0, at + MIN_WORD),
    word.slice(at + MIN_WORD),
  ]);
  const lists = await readPostings(db, splits.flat().map(termOf));
  const uses = (part: string) => lists.get(termOf(part))?.ids.length ?? 0;
  const [best] = splits.map((split) => ({ split, uses: Math.min(...split.map(uses)) })).sort((a, b) => b.uses - a.uses);
  return best && best.uses > 0 ? best.split : undefined;
}
