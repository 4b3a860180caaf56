import { eq, sql } from 'drizzle-orm';
import { type Database, inTransaction } from '../../db/database.ts';
import { inBatches } from '../../db/in-batches.ts';
import { brand, category, product, subCategory } from '../../db/schema/catalogue.ts';
import { searchTerm, searchWord } from '../../db/schema/search.ts';
import { isListed } from '../../repositories/product.ts';
import { type Learned, type LearnedTerm, learnTerms } from './learn.ts';
import { readName, readWord, readWords } from './name-words.ts';
import { packPostings } from './postings.ts';
import { ALL_PRODUCTS } from './read-postings.ts';
import { soundOf } from './sound.ts';

const BATCH = 5000;

/** Caches the results by text: the names of a catalogue share most of their words. */
function remembered<T>(read: (text: string) => T): (text: string) => T {
  const cache = new Map<string, T>();
  return (text) => {
    const before = cache.get(text);
    if (before !== undefined) return before;
    const value = read(text);
    cache.set(text, value);
    return value;
  };
}

async function selectLearned(db: Database): Promise<Learned[]> {
  const rows = await db
    .select({
      id: product.id,
      name: product.name,
      brand: brand.name,
      subCategoryId: subCategory.id,
      subCategoryName: subCategory.name,
      categoryId: category.id,
      categoryName: category.name,
      placeText: product.placeText,
      sold: product.sold,
    })
    .from(product)
    .innerJoin(category, eq(category.id, product.categoryId))
    .leftJoin(subCategory, eq(subCategory.id, product.subCategoryId))
    .leftJoin(brand, eq(brand.id, product.brandId))
    .where(isListed)
    .orderBy(product.id);
  const toWord = remembered(readWord);
  const wordsOf = remembered((text) => readWords(text, toWord));
  return rows.map(({ id, name, sold, ...row }) => ({
    id,
    sold,
    parts: readName(name, toWord),
    brand: wordsOf(row.brand ?? ''),
    subCategoryId: row.subCategoryId ?? -row.categoryId,
    subCategoryWords: wordsOf(row.subCategoryName ?? row.categoryName),
    categoryWords: row.subCategoryName === null ? [] : wordsOf(row.categoryName),
    keywords: wordsOf(row.placeText.split('|')[2] ?? ''),
  }));
}

/** How many products have each word, as it is written. */
function countWords(products: readonly Learned[]): Map<string, { uses: number; term: string }> {
  const words = new Map<string, { uses: number; term: string }>();
  for (const { parts, brand: of, subCategoryWords, keywords, categoryWords } of products) {
    const all = [...parts.flatMap((part) => part.words), ...of, ...subCategoryWords, ...keywords, ...categoryWords];
    for (const [word, { stem }] of new Map(all.map((each) => [each.word, each]))) {
      const counted = words.get(word);
      if (counted) counted.uses += 1;
      else words.set(word, { uses: 1, term: stem });
    }
  }
  return words;
}

// As one parameter: thousands of them take the drivers longer than the database.
const insertWords = (db: Database, rows: readonly (typeof searchWord.$inferInsert)[]) =>
  db.execute(sql`
    insert into ${searchWord} (word, uses, term, sound)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (word text, uses int, term text, sound text)`);

function insertTerms(db: Database, terms: readonly LearnedTerm[]) {
  const rows = terms.map(({ term, ...fits }) => ({
    term,
    uses: fits.ids.length,
    postings: Buffer.from(packPostings(fits)).toString('base64'),
  }));
  return db.execute(sql`
    insert into ${searchTerm} (term, uses, postings)
    select term, uses, decode(postings, 'base64')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (term text, uses int, postings text)`);
}

/** To be called when the catalogue has changed: learns from it what its words find, and tells the planner of queries its size. */
export async function rebuildSearchIndex(db: Database): Promise<void> {
  const products = await selectLearned(db);
  await db.delete(searchWord);
  await db.delete(searchTerm);
  const words = [...countWords(products)].map(([word, { uses, term }]) => ({ word, uses, term, sound: soundOf(word) }));
  await inBatches(words, BATCH, (batch) => insertWords(db, batch));
  await inBatches(learnTerms(products), BATCH, (batch) => insertTerms(db, batch));
  await db.insert(searchTerm).values({ term: ALL_PRODUCTS, uses: products.length, postings: new Uint8Array() });
  // A server does this by itself, but later; PGlite never does.
  for (const table of [product, searchWord, searchTerm]) await db.execute(sql`analyze ${table}`);
}

/** Learns the catalogue of a database that an earlier version has left. */
export async function ensureSearchIndex(db: Database): Promise<void> {
  const isIndexed = (await db.$count(searchTerm, eq(searchTerm.term, ALL_PRODUCTS))) > 0;
  if (!isIndexed) await inTransaction(db, rebuildSearchIndex);
}

/**
 * To be called when a change of the catalogue is done and no transaction is open: lets counts be read from the indexes
 * alone. A server comes to do this by itself; PGlite never does.
 */
export const vacuumProducts = (db: Database): Promise<unknown> => db.execute(sql`vacuum (analyze) ${product}`);
