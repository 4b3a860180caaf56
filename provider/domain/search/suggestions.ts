import { and, desc, eq, ilike, like, notInArray, type SQL, sql } from 'drizzle-orm';
import type { SuggestedCategory, Suggestion } from '../../../contract/product.ts';
import type { Database } from '../../db/database.ts';
import { category, product, subCategory } from '../../db/schema/catalogue.ts';
import { isListed } from '../../repositories/product.ts';
import { relevance, matchesSearch } from './ranking.ts';
import { findSynonyms } from './synonyms.ts';
import { findTerms } from './terms.ts';
import { queryWords } from './normalize.ts';

const MAX_RESULTS = 8;

interface NameQuery {
  readonly limit: number;
  readonly without?: readonly string[];
  readonly fit?: SQL;
}

/** Different names, those that fit best first, then those sold most. */
const selectNames = (
  db: Database,
  where: SQL | undefined,
  { limit, without = [], fit: points = sql`0` }: NameQuery,
): Promise<Suggestion[]> =>
  db
    .select({ id: sql<number>`min(${product.id})`, name: product.name })
    .from(product)
    .where(and(where, without.length > 0 ? notInArray(product.name, [...without]) : undefined))
    .groupBy(product.name)
    .orderBy(desc(sql`max(${points})`), desc(sql`max(${product.sold})`), product.name)
    .limit(limit);

/**
 * Up to 8 product names for what has been typed so far: those that begin with it, then those that have its words.
 * Where a word has synonyms, half the places are theirs too: `aloo` suggests potatoes beside Aloo Bhujia.
 */
export async function suggest(db: Database, typed: string): Promise<Suggestion[]> {
  const words = queryWords(typed);
  if (words.length === 0) return [];
  const beginning = await selectNames(db, and(isListed, like(product.nameText, ` ${words.join(' ')}%`)), {
    limit: MAX_RESULTS,
  });
  const known = beginning.length === MAX_RESULTS ? await findSynonyms(db, words) : undefined;
  if (known?.size === 0) return beginning;
  const terms = await findTerms(db, typed);
  if (!terms) return beginning;
  const first = known ? beginning.slice(0, MAX_RESULTS / 2) : beginning;
  const more = { limit: MAX_RESULTS - first.length, without: first.map(({ name }) => name), fit: relevance(terms) };
  return [...first, ...(await selectNames(db, matchesSearch(terms), more))];
}

const MAX_CATEGORIES = 2;

/** Up to 2 sub-categories whose name has a word that begins so. */
export async function suggestCategories(db: Database, typed: string): Promise<SuggestedCategory[]> {
  const words = queryWords(typed);
  if (words.length === 0) return [];
  return db
    .select({
      id: category.id,
      name: category.name,
      slug: category.slug,
      subCategory: { id: subCategory.id, name: subCategory.name, slug: subCategory.slug },
    })
    .from(subCategory)
    .innerJoin(category, eq(category.id, subCategory.categoryId))
    .where(and(...words.map((word) => ilike(sql`' ' || ${subCategory.name}`, `% ${word}%`))))
    .orderBy(subCategory.name)
    .limit(MAX_CATEGORIES);
}
