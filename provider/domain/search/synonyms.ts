import { eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { synonym } from '../../db/schema/catalogue.ts';
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
  const same = alias(synonym, 'same');
  const rows = await db
    .selectDistinct({ word: synonym.word, same: same.word })
    .from(synonym)
    .innerJoin(same, eq(same.meaning, synonym.meaning))
    .where(inArray(synonym.word, [...forms.values()].flat()));
  for (const [word, known] of forms) {
    const others = rows.filter((row) => known.includes(row.word) && row.same !== word).map((row) => row.same);
    if (others.length > 0) found.set(word, [...new Set(others)]);
  }
  return found;
}

/**
 * Makes words mean the same from now on. Says them again as they are kept.
 * @example addSynonyms(db, ['Aloo', 'potato']) // ['aloo', 'potato']
 */
export async function addSynonyms(db: Database, written: readonly string[]): Promise<string[]> {
  const words = [...new Set(written.map(toWord).filter(Boolean))];
  if (words.length < 2) return words;
  // A meaning is named by one of its words; with a word of a known meaning the others join that.
  const [known] = await db
    .select({ meaning: synonym.meaning })
    .from(synonym)
    .where(inArray(synonym.word, words))
    .orderBy(
      sql`array_position(array[${sql.join(
        words.map((word) => sql`${word}::text`),
        sql`, `,
      )}], ${synonym.word})`,
    )
    .limit(1);
  const meaning = known?.meaning ?? words[0] ?? '';
  await db
    .insert(synonym)
    .values(words.map((word) => ({ word, meaning })))
    .onConflictDoNothing();
  return words;
}
