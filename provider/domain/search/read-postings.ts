import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { searchTerm } from '../../db/schema/search.ts';
import { type Postings, unpackPostings } from './postings.ts';

/** Postings of the index, by term. */
export type PostingLists = Map<string, Postings>;

/** Its row says how many products are indexed, and its name by which version of what is learned: another is learned anew. */
export const ALL_PRODUCTS = '@1';

// Both drivers read bytes as hexadecimal text, which takes them longer than all the rest of a search.
const base64Postings = sql<string>`encode(${searchTerm.postings}, 'base64')`;

/** Reads what the index has under these terms, those it does not have left out, and how many products it has in all. */
export async function readIndex(
  db: Database,
  terms: readonly string[],
): Promise<{ lists: PostingLists; products: number }> {
  const rows = await db
    .select({ term: searchTerm.term, uses: searchTerm.uses, postings: base64Postings })
    .from(searchTerm)
    .where(inArray(searchTerm.term, [...new Set([ALL_PRODUCTS, ...terms])]));
  const products = rows.find(({ term }) => term === ALL_PRODUCTS)?.uses ?? 0;
  const found = rows.filter(({ term }) => term !== ALL_PRODUCTS);
  return {
    products,
    lists: new Map(found.map(({ term, postings }) => [term, unpackPostings(Buffer.from(postings, 'base64'))])),
  };
}

/** As `readIndex`, of the terms alone; nothing is asked for no terms. */
export const readPostings = async (db: Database, terms: readonly string[]): Promise<PostingLists> =>
  terms.length === 0 ? new Map() : (await readIndex(db, terms)).lists;
