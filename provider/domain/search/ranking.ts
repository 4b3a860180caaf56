import { and, desc, like, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { product, searchWord } from '../../db/schema/catalogue.ts';
import { isListed } from '../../repositories/product.ts';
import { isShort, type Term } from './terms.ts';

const allWords = ({ typed, same }: Term): readonly string[] => [...typed, ...same];

/** Where a word begins. A short synonym must be the whole word: `alu` for potato is not the beginning of aluminium. */
const prefixPatterns = ({ typed, same }: Term): string[] => [
  ...typed.map((word) => `${word}%`),
  ...same.map((word) => (word.length < 4 ? `${word} %` : `${word}%`)),
];

const matchesTerm = (term: Term): SQL | undefined =>
  or(
    ...term.typed.map((word) => like(product.searchText, isShort(word) ? `% ${word}%` : `%${word}%`)),
    ...prefixPatterns({ typed: [], same: term.same }).map((begin) => like(product.searchText, `% ${begin}`)),
  );

/** As `begins`, but a synonym is the whole word or its plural: `peyaj` for onion is not the beginning of peyajkoli. */
const namePatterns = ({ typed, same }: Term): string[] => [
  ...typed.map((word) => `${word}%`),
  ...same.flatMap((word) => [`${word} %`, `${word}s %`]),
];

export const matchesSearch = (terms: readonly Term[]): SQL | undefined => and(isListed, ...terms.map(matchesTerm));

const score = (given: number, ...conditions: readonly (SQL | undefined)[]): SQL =>
  sql`case when ${or(...conditions)} then ${sql.raw(String(given))} else 0 end`;

/** A name that says it twice, such as `Tok Doi (Curd)`, is the thing itself and no flavour of it. */
function repeatsTerm(term: Term): SQL {
  const said = allWords(term).map((word) => score(1, like(product.nameText, `% ${word} %`)));
  return sql`case when ${sql.join(said, sql` + `)} > 1 then 8 else 0 end`;
}

/** `place_text` is sub-category|category|other words: a word in it, before so many of the bars. */
const inTaxonomy = (terms: readonly Term[], bars: string): SQL | undefined =>
  and(
    ...terms.map((term) =>
      or(
        ...allWords(term)
          .flatMap((word) => [word, `${word}s`])
          .map((word) => like(product.placeText, `% ${word} %${bars}`)),
      ),
    ),
  );

/**
 * How well a product fits: its name begins with what was typed, its name has words that begin so, has the very words,
 * and its place in the shop has them too, the sub-category above all, which puts milk above milk chocolate.
 * A synonym counts nearly as much as the word that was typed.
 */
export function relevance(terms: readonly Term[]): SQL {
  const [first] = terms;
  const phrase = terms.map(({ typed }) => typed[0]).join(' ');
  const starts = [`${phrase}%`, ...(first ? namePatterns(first) : [])];
  const whole = [
    score(20, ...starts.map((start) => like(product.nameText, ` ${start}`))),
    score(15, like(product.nameText, `% ${phrase} %`)),
    score(25, inTaxonomy(terms, '|%|%')),
    score(15, inTaxonomy(terms, '')),
  ];
  const each = terms.flatMap((term) => [
    score(10, ...namePatterns(term).map((begin) => like(product.nameText, `% ${begin}`))),
    score(6, ...allWords(term).map((word) => like(product.nameText, `% ${word} %`))),
    score(5, ...prefixPatterns(term).map((begin) => like(product.placeText, `% ${begin}`))),
    ...(term.same.length > 0 ? [repeatsTerm(term)] : []),
  ]);
  return sql.join([...whole, ...each], sql` + `);
}

export const byRelevance = (terms: readonly Term[]): SQL[] => [
  sql`(${relevance(terms)}) desc`,
  sql`(${product.stock} = 0)`,
  desc(product.sold),
];

/** To be called when the catalogue has changed: makes its words known to the spelling, and its size to the planner of queries. */
export async function rebuildSearchIndex(db: Database): Promise<void> {
  await db.delete(searchWord);
  await db.execute(sql`
    insert into ${searchWord} (word, uses)
    select word, count(*)::int from ${product}, unnest(string_to_array(trim(${product.searchText}), ' ')) as word
    where ${isListed} and word <> ''
    group by word`);
  // A server does this by itself, but later; PGlite never does.
  for (const table of [product, searchWord]) await db.execute(sql`analyze ${table}`);
}

/**
 * To be called when a change of the catalogue is done and no transaction is open: lets counts be read from the indexes
 * alone. A server comes to do this by itself; PGlite never does.
 */
export const vacuumProducts = (db: Database): Promise<unknown> => db.execute(sql`vacuum (analyze) ${product}`);
