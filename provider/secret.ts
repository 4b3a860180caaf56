import { createHmac, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './db/database.ts';
import { setting } from './db/schema/content.ts';
import type { Settings } from './settings.ts';

/** TOKEN_SECRET, or one made once and kept in the database, so that tokens outlive a restart and hold in every process. */
export async function readSecret(db: Database, { tokenSecret }: Pick<Settings, 'tokenSecret'>): Promise<string> {
  if (tokenSecret !== undefined) return tokenSecret;
  const find = () => db.select().from(setting).where(eq(setting.key, 'token-secret'));
  const [earlier] = await find();
  if (earlier) return earlier.value;
  await db
    .insert(setting)
    .values({ key: 'token-secret', value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [kept] = await find();
  if (!kept) throw new Error('The secret just kept is not there.');
  return kept.value;
}

/** A fingerprint that can't be turned back without the secret. `use` keeps the fingerprints of different things apart. */
export const hmac = (secret: string, use: string, value: string): string =>
  createHmac('sha256', secret).update(`${use}\0${value}`).digest('hex');
