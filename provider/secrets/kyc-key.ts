import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { setting } from '../db/schema/content.ts';
import { kyc } from '../db/schema/customer.ts';
import { SettingsError } from '../settings/read-environment.ts';
import { wrappedKey } from './wrapped-key.ts';

/** Where the secret was kept before it had a place outside the database; fingerprints were made with it itself. */
const LEGACY_SETTING = 'token-secret';
const wrapped = wrappedKey('kyc');

/**
 * The key of the fingerprints of PAN, Aadhaar and GSTIN. The numbers are kept nowhere, so that fingerprints can't be made
 * anew: the key stays the same when the secret changes.
 * Throws `SettingsError` when none of the secrets opens it.
 */
export async function readKycKey(
  db: Database,
  secrets: readonly [string, ...string[]],
  readOnly: boolean,
): Promise<string> {
  const wrappedKeys = await wrapped.read(db);
  const key = wrapped.open(wrappedKeys, secrets) ?? (await firstKey(db, secrets, wrappedKeys.length > 0));
  if (readOnly) return key;
  await wrapped.save(db, secrets, key);
  await db.delete(setting).where(eq(setting.key, LEGACY_SETTING));
  // Another process may have been faster with one of its own.
  return wrapped.open(await wrapped.read(db), secrets) ?? key;
}

/** Returns the key for a database in which no secret opens one: the legacy key, or a new one. */
async function firstKey(db: Database, secrets: readonly string[], isThere: boolean): Promise<string> {
  const [fingerprint] = await db.select({ customerId: kyc.customerId }).from(kyc).limit(1);
  if (fingerprint === undefined) return randomBytes(32).toString('base64url');
  if (isThere)
    throw new SettingsError(
      'TOKEN_SECRET is not the one that this database knows, and its KYC fingerprints would be lost: name the former one too, as TOKEN_SECRET=new,former.',
    );
  const [former] = await db.select().from(setting).where(eq(setting.key, LEGACY_SETTING));
  return former?.value ?? secrets.at(-1) ?? '';
}
