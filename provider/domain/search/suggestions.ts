import { and, desc, eq, inArray, like, sql } from 'drizzle-orm';
import type { SuggestedCategory, Suggestion } from '../../../contract/product.ts';
import type { Database } from '../../db/database.ts';
import { category, product, subCategory } from '../../db/schema/catalogue.ts';
import { isListed } from '../../repositories/product.ts';
import { findHits, type Hit } from './hits.ts';
import { normalizeText, queryWords } from './normalize.ts';
import { readSize } from './query-size.ts';
import { understand } from './terms.ts';

const MAX_RESULTS = 8;
/** Number of best hits that are looked at, because several may have the same name. */
const LOOKED_AT = 40;
/** As long as the text of one or two letters, with the space before it. */
const SHORT = 3;
const MAX_CATEGORIES = 2;
/** What share of the best hits a sub-category has at least to be suggested. */
const MIN_SHARE = 0.2;
/** How much it counts that a name begins with what was typed, and that it is sold out. */
const BEGINS = 0.12;
const SOLD_OUT = -0.25;

interface Suggestions {
  readonly data: Suggestion[];
  readonly categories: SuggestedCategory[];
}

const NOTHING: Suggestions = { data: [], categories: [] };

async function selectHits(db: Database, hits: readonly Hit[]) {
  const scores = new Map(hits.map(({ id, score }) => [id, score]));
  const rows = await db
    .select({
      id: product.id,
      name: product.name,
      nameText: product.nameText,
      stock: product.stock,
      category: { id: category.id, name: category.name, slug: category.slug, translations: category.translations },
      subCategory: {
        id: subCategory.id,
        name: subCategory.name,
        slug: subCategory.slug,
        translations: subCategory.translations,
      },
    })
    .from(product)
    .innerJoin(category, eq(category.id, product.categoryId))
    .leftJoin(subCategory, eq(subCategory.id, product.subCategoryId))
    .where(and(isListed, inArray(product.id, [...scores.keys()])));
  return rows.map((row) => ({ ...row, score: scores.get(row.id) ?? 0 }));
}

type HitRow = Awaited<ReturnType<typeof selectHits>>[number];

/** The categories most of the best hits are in, and those whose name has a word that begins as typed before them. */
function suggestCategories(rows: readonly HitRow[], words: readonly string[]): SuggestedCategory[] {
  const shares = new Map<string, { suggested: SuggestedCategory; share: number }>();
  const all = rows.reduce((sum, { score }) => sum + score, 0);
  for (const { category: of, subCategory: sub, score } of rows) {
    const key = `${of.id}/${sub?.id ?? ''}`;
    const earlier = shares.get(key);
    const share = score / all;
    if (earlier) earlier.share += share;
    else shares.set(key, { suggested: { ...of, subCategory: sub }, share: share + named(sub?.name ?? of.name, words) });
  }
  return [...shares.values()]
    .filter(({ share }) => share >= MIN_SHARE)
    .sort((a, b) => b.share - a.share)
    .slice(0, MAX_CATEGORIES)
    .map(({ suggested }) => suggested);
}

const named = (name: string, words: readonly string[]): number =>
  words.every((word) => normalizeText(name).includes(` ${word}`)) ? 1 : 0;

/** Names that begin so, those sold most first: of one or two letters nothing more is known. */
const selectBeginning = (db: Database, begins: string): Promise<Suggestion[]> =>
  db
    .select({ id: sql<number>`min(${product.id})`, name: product.name })
    .from(product)
    .where(and(isListed, like(product.nameText, `${begins}%`)))
    .groupBy(product.name)
    .orderBy(desc(sql`max(${product.sold})`), product.name)
    .limit(MAX_RESULTS);

/** Up to 8 product names for what has been typed so far, ranked as results are, and up to 2 categories that fit. */
export async function suggest(db: Database, typed: string): Promise<Suggestions> {
  const { text } = readSize(typed);
  const words = queryWords(text);
  if (words.length === 0) return NOTHING;
  const { hits } = findHits(await understand(db, text, !/\s$/.test(typed)));
  if (hits.length === 0) return NOTHING;
  const rows = await selectHits(db, hits.slice(0, LOOKED_AT));
  const begins = ` ${words.join(' ')}`;
  const ranked = rows
    .map((row) => ({
      ...row,
      rank: row.score + (row.nameText.startsWith(begins) ? BEGINS : 0) + (row.stock > 0 ? 0 : SOLD_OUT),
    }))
    .sort((a, b) => b.rank - a.rank || a.id - b.id);
  const first = begins.length <= SHORT ? await selectBeginning(db, begins) : [];
  const names = new Map<string, Suggestion>();
  for (const { id, name } of [...first, ...ranked])
    if (!names.has(name.toLowerCase())) names.set(name.toLowerCase(), { id, name });
  return { data: [...names.values()].slice(0, MAX_RESULTS), categories: suggestCategories(rows, words) };
}
