import { desc, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { priceChange } from '../../db/schema/catalogue.ts';

/** Several, because changes that began earlier may be there later. */
const LOOKED_AT = 20;
const RETAINED = 1000;
/** Cache time in milliseconds: the database is asked once in it, however many callers there are. */
const FRESH_MS = 1000;

/** To be called in every transaction that changes prices or stock on purpose, at its end: open carts look again. */
export async function notePriceChange(tx: Database): Promise<void> {
  const [noted] = await tx.insert(priceChange).values({}).returning();
  if (noted && noted.id % RETAINED === 0) await tx.delete(priceChange).where(lt(priceChange.id, noted.id - RETAINED));
}

async function selectVersion(db: Database): Promise<string> {
  const rows = await db.select().from(priceChange).orderBy(desc(priceChange.id)).limit(LOOKED_AT);
  return rows.map(({ id }) => id.toString(36)).join('.');
}

/** The version of prices and stock, cached by this process for a second. */
export class PricesVersion {
  readonly #db: Database;
  #readAt = -Infinity;
  #version: Promise<string> | undefined;

  constructor(db: Database) {
    this.#db = db;
  }

  /** @param now in milliseconds, of a clock that never goes back */
  read(now = performance.now()): Promise<string> {
    if (this.#version && now - this.#readAt < FRESH_MS) return this.#version;
    this.#readAt = now;
    const version = selectVersion(this.#db);
    this.#version = version;
    // What could not be read is asked for again.
    version.catch(() => (this.#version = undefined));
    return version;
  }
}
