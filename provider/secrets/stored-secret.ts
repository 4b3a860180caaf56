import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { setting } from '../db/schema/content.ts';

/** Returns the value stored under `key`; creates it when there is none, once however many processes ask. */
export async function findOrCreateSetting(db: Database, key: string, make: () => string): Promise<string> {
  const find = () => db.select().from(setting).where(eq(setting.key, key));
  const [earlier] = await find();
  if (earlier) return earlier.value;
  await db.insert(setting).values({ key, value: make() }).onConflictDoNothing();
  const [stored] = await find();
  if (!stored) throw new Error('What was just stored is not there.');
  return stored.value;
}

/** A fingerprint that can't be turned back without the secret. `use` keeps the fingerprints of different things apart. */
export const hmac = (secret: string, use: string, value: string): string =>
  createHmac('sha256', secret).update(`${use}\0${value}`).digest('hex');
