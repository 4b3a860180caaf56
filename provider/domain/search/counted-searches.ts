import { DrizzleQueryError } from 'drizzle-orm/errors';
import { desc, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { CountedSearch } from '../../../contract/search.ts';
import type { Database } from '../../db/database.ts';
import { isReadOnly } from '../../db/database-fault.ts';
import { countedSearch } from '../../db/schema/search.ts';
import { shopDate } from '../shop-time.ts';
import { normalizeText } from './normalize.ts';

const DAYS = 30;
const MAX_LENGTH = 60;
/** Texts of fewer callers are neither stored nor shown: they may be a name, a street or a number in words. */
const MIN_CALLERS = 3;
/** How many texts wait in memory for another caller; the oldest go first. */
const MAX_HELD = 2000;
const MAX_RESULTS = 50;

/** A phone number, an address of e-mail or a number of an account is never a product. */
const isPersonal = (typed: string): boolean => /@|(?:\p{Nd}[^\p{L}]*){5}/u.test(typed.normalize('NFKC'));

/** What has been counted is written after so long, in milliseconds, or once it is so many searches. */
const WRITE_AFTER = 1000;
const MAX_WAITING = 500;

/** A text that too few callers have searched for until now. */
interface Held {
  readonly since: string;
  readonly callers: Set<string>;
  times: number;
  foundNothing: number;
}

type Counted = typeof countedSearch.$inferInsert & { times: number; foundNothing: number };

/**
 * Counts searches, without whose they were. What a person alone searches for never leaves the memory of this process: a text
 * is written once callers from three networks have searched for it here. They are written together, so that nobody who
 * searches waits for it.
 */
export class SearchCounter {
  readonly #db: Database;
  readonly #held = new Map<string, Held>();
  #waiting = new Map<string, Counted>();
  #timer: NodeJS.Timeout | undefined;
  #written: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * What may be personal, or is too long to be a search, is not kept at all.
   * @param caller tells callers apart, and is not kept
   */
  count(typed: string, found: number, caller: string, now: Date): void {
    const text = normalizeText(typed.slice(0, 2 * MAX_LENGTH).toWellFormed()).trim();
    if (this.#isClosed || text.length < 2 || text.length > MAX_LENGTH || isPersonal(typed)) return;
    const day = shopDate(now);
    const held = this.#hold(text, found, caller, now);
    if (held.callers.size < MIN_CALLERS) return;
    const key = `${day} ${text}`;
    const { times, foundNothing } = this.#waiting.get(key) ?? { times: 0, foundNothing: 0 };
    this.#waiting.set(key, { text, day, times: times + held.times, foundNothing: foundNothing + held.foundNothing });
    held.times = held.foundNothing = 0;
    if (this.#waiting.size >= MAX_WAITING) void this.#writeOrSay();
    else this.#timer ??= setTimeout(() => void this.#writeOrSay(), WRITE_AFTER).unref();
  }

  #hold(text: string, found: number, caller: string, now: Date): Held {
    const earlier = this.#held.get(text);
    const isOver = earlier && earlier.since < shopDate(now, 1 - DAYS);
    const held =
      earlier && !isOver ? earlier : { since: shopDate(now), callers: new Set<string>(), times: 0, foundNothing: 0 };
    if (held.callers.size < MIN_CALLERS) held.callers.add(caller);
    held.times += 1;
    if (found === 0) held.foundNothing += 1;
    this.#held.delete(text);
    this.#held.set(text, held);
    const [oldest] = this.#held.keys();
    if (this.#held.size > MAX_HELD && oldest !== undefined) this.#held.delete(oldest);
    return held;
  }

  /** Writes what was counted until now. */
  write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    // In one order everywhere, so that two processes never wait for each other's rows.
    const counted = [...this.#waiting.values()].sort((a, b) => (a.text < b.text ? -1 : 1));
    this.#waiting = new Map();
    this.#written = this.#written.catch(() => {}).then(() => insertCounted(this.#db, counted));
    return this.#written;
  }

  /** Writes what is left; what is searched for from now on is not counted any more. */
  close(): Promise<void> {
    this.#isClosed = true;
    return this.#writeOrSay();
  }

  #writeOrSay(): Promise<void> {
    return this.write().catch((error: unknown) => {
      const reason = error instanceof DrizzleQueryError ? error.cause?.message : String(error);
      console.error(`Searches could not be counted: ${reason}.`);
    });
  }
}

async function insertCounted(db: Database, counted: readonly Counted[]): Promise<void> {
  if (counted.length === 0) return;
  const inserted = db
    .insert(countedSearch)
    .values([...counted])
    .onConflictDoUpdate({
      target: [countedSearch.text, countedSearch.day],
      set: {
        times: sql`${countedSearch.times} + excluded.times`,
        foundNothing: sql`${countedSearch.foundNothing} + excluded.found_nothing`,
      },
    });
  await inserted.catch((error: unknown) => {
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
      .having(gte(times, MIN_CALLERS))
      .orderBy(desc(times), countedSearch.text)
      .limit(MAX_RESULTS);
  return {
    top: await most(sql<number>`sum(${countedSearch.times})::int`),
    foundNothing: await most(sql<number>`sum(${countedSearch.foundNothing})::int`),
  };
}
