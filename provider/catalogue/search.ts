import { and, desc, gte, like, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { product, searchWord } from '../db/schema/catalogue.ts';
import { isShown } from './products.ts';
import { queryWords } from './words.ts';

/** Words of one or two letters are looked for where words begin; anywhere they would match nearly everything. */
const isShort = (word: string): boolean => Array.from(word).length < 3;
const pattern = (word: string): string => (isShort(word) ? `% ${word}%` : `%${word}%`);

/** One typed word: itself, or what it may have been meant to be. */
type Term = readonly string[];

const matchesTerms = (terms: readonly Term[]): SQL | undefined =>
  and(...terms.map((term) => or(...term.map((word) => like(product.searchText, pattern(word))))));

/** How many products have a word that this one is part of. */
async function usesOf(db: Database, word: string): Promise<number> {
  const [row] = await db
    .select({ uses: sql<number>`coalesce(sum(${searchWord.uses}), 0)::int` })
    .from(searchWord)
    .where(like(searchWord.word, isShort(word) ? `${word}%` : `%${word}%`));
  return row?.uses ?? 0;
}

/** The known words most like this one that are used at least so often, without the word itself. */
async function similarWords(db: Database, word: string, uses: number): Promise<Term> {
  const likeness = sql`similarity(${searchWord.word}, ${word})`;
  const found = await db
    .select({ word: searchWord.word })
    .from(searchWord)
    .where(
      and(
        sql`${searchWord.word} % ${word}`,
        gte(searchWord.uses, uses),
        ne(searchWord.word, word),
        sql`abs(length(${searchWord.word}) - length(${word})) <= 3`,
        sql`${searchWord.word} !~ '^[0-9]+$'`,
      ),
    )
    .orderBy(desc(likeness), desc(searchWord.uses), searchWord.word)
    .limit(3);
  return found.map((row) => row.word);
}

/** Used less often than this, a word may itself be a misprint in the catalogue. */
const SURE = 3;
const MUCH_MORE = 20;

async function findTerm(db: Database, word: string): Promise<Term> {
  const uses = await usesOf(db, word);
  if (uses >= SURE || isShort(word)) return uses > 0 ? [word] : [];
  const similar = await similarWords(db, word, uses * MUCH_MORE);
  return uses > 0 ? [word, ...similar] : similar;
}

/** What was typed as terms that occur; undefined when nothing can be found. */
export async function findTerms(db: Database, typed: string): Promise<readonly Term[] | undefined> {
  const terms: Term[] = [];
  for (const word of queryWords(typed)) {
    const term = await findTerm(db, word);
    if (term.length === 0) return undefined;
    terms.push(term);
  }
  return terms.length > 0 ? terms : undefined;
}

export const matchesSearch = (terms: readonly Term[]): SQL | undefined => and(isShown, matchesTerms(terms));

const points = (given: number, ...conditions: readonly (SQL | undefined)[]): SQL =>
  sql`case when ${or(...conditions)} then ${sql.raw(String(given))} else 0 end`;

/** `place_text` is sub-category|category|other words: a word in it, before so many of the bars. */
const inPlace = (terms: readonly Term[], bars: string): SQL | undefined =>
  and(
    ...terms.map((term) =>
      or(...term.flatMap((word) => [word, `${word}s`]).map((word) => like(product.placeText, `% ${word} %${bars}`))),
    ),
  );

/**
 * How well a product fits: its name begins with what was typed, its name has words that begin so, has the very words,
 * and its place in the shop has them too, the sub-category above all, which puts milk above milk chocolate.
 */
export function fit(terms: readonly Term[]): SQL {
  const [first = []] = terms;
  const phrases = terms.every((term) => term.length === 1) ? [terms.flat().join(' ')] : [];
  const whole = [
    points(20, ...[...phrases, ...first].map((start) => like(product.nameText, ` ${start}%`))),
    ...phrases.map((phrase) => points(15, like(product.nameText, `% ${phrase} %`))),
    points(25, inPlace(terms, '|%|%')),
    points(15, inPlace(terms, '')),
  ];
  const each = terms.flatMap((term) => [
    points(10, ...term.map((word) => like(product.nameText, `% ${word}%`))),
    points(6, ...term.map((word) => like(product.nameText, `% ${word} %`))),
    points(5, ...term.map((word) => like(product.placeText, `% ${word}%`))),
  ]);
  return sql.join([...whole, ...each], sql` + `);
}

export const bySearch = (terms: readonly Term[]): SQL[] => [
  sql`(${fit(terms)}) desc`,
  sql`(${product.stock} = 0)`,
  desc(product.sold),
];

/** To be called when the catalogue has changed: makes its words known to the spelling, and its size to the planner of queries. */
export async function refreshSearch(db: Database): Promise<void> {
  await db.delete(searchWord);
  await db.execute(sql`
    insert into ${searchWord} (word, uses)
    select word, count(*)::int from ${product}, unnest(string_to_array(trim(${product.searchText}), ' ')) as word
    where ${isShown} and word <> ''
    group by word`);
  // A server does this by itself, but later; PGlite never does.
  for (const table of [product, searchWord]) await db.execute(sql`analyze ${table}`);
}
