import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** Rejects when the database does not answer. */
export const ping = (db: Database): Promise<unknown> => db.execute(sql`select 1`);
