import { DrizzleQueryError } from 'drizzle-orm/errors';
import { desc, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { CountedSearch } from '../../../contract/search.ts';
import type { Database } from '../../db/database.ts';
import { countedSearch } from '../../db/schema/search.ts';
import { shopDate } from '../shop-time.ts';
import { normalizeText } from './normalize.ts';

const DAYS = 30;
const MAX_LENGTH = 60;
/** What fewer searches asked for is not shown: it may be one person's. */
const MIN_TIMES = 3;
const MAX_SHOWN = 50;

/** A phone number, an address of e-mail or a number of an account is never a product. */
const isPersonal = (typed: string): boolean => /@|(?:\p{Nd}[^\p{L}]*){5}/u.test(typed.normalize('NFKC'));

/** A read replica counts nothing, and answers searches all the same. */
const isReadOnly = (error: unknown): boolean =>
  error instanceof DrizzleQueryError && (error.cause as { code?: string } | undefined)?.code === '25006';

/** Counts a search, without whose it was. What may be personal, or is too long to be a search, is not kept at all. */
export async function countSearch(db: Database, typed: string, found: number, now: Date): Promise<void> {
  const text = normalizeText(typed.slice(0, 2 * MAX_LENGTH).toWellFormed()).trim();
  if (text.length < 2 || text.length > MAX_LENGTH || isPersonal(typed)) return;
  const foundNothing = found === 0 ? 1 : 0;
  const counted = db
    .insert(countedSearch)
    .values({ text, day: shopDate(now), times: 1, foundNothing })
    .onConflictDoUpdate({
      target: [countedSearch.text, countedSearch.day],
      set: {
        times: sql`${countedSearch.times} + 1`,
        foundNothing: sql`${countedSearch.foundNothing} + ${foundNothing}`,
      },
    });
  await counted.catch((error: unknown) => {
    if (!isReadOnly(error)) throw error;
  });
}

/** Those of the last 30 days, most often first. What is older is deleted. */
export async function selectSearches(db: Database, now: Date) {
  const first = shopDate(now, 1 - DAYS);
  await db.delete(countedSearch).where(lt(countedSearch.day, first));
  const most = (times: SQL<number>): Promise<CountedSearch[]> =>
    db
      .select({ text: countedSearch.text, times })
      .from(countedSearch)
      .where(gte(countedSearch.day, first))
      .groupBy(countedSearch.text)
      .having(gte(times, MIN_TIMES))
      .orderBy(desc(times), countedSearch.text)
      .limit(MAX_SHOWN);
  return {
    top: await most(sql<number>`sum(${countedSearch.times})::int`),
    foundNothing: await most(sql<number>`sum(${countedSearch.foundNothing})::int`),
  };
}
