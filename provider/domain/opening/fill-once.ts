import { type Database, inTransaction } from '../../db/database.ts';
import { setting } from '../../db/schema/content.ts';

/** Set at the first start; a migration has set it in databases that were in use before. */
const FILLED = 'filled';

/**
 * Fills a database that no shop has been opened on yet: all of it, or nothing, and never again. What an owner empties later stays
 * empty.
 * @param by what is kept of it
 * @returns whether it was filled now
 */
export const fillOnce = (
  db: Database,
  by: 'demo' | 'drafts',
  fill: (tx: Database) => Promise<void>,
): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const [first] = await tx.insert(setting).values({ key: FILLED, value: by }).onConflictDoNothing().returning();
    if (!first) return false;
    await fill(tx);
    return true;
  });
