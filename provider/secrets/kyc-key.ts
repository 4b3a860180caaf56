import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { and, eq, like, notInArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { setting } from '../db/schema/content.ts';
import { kyc } from '../db/schema/customer.ts';
import { deriveKey, keyId } from './derive-key.ts';
import { SettingsError } from '../settings/read-environment.ts';

const SETTING_PREFIX = 'kyc-key:';
/** Where the secret was kept before it had a place outside the database; fingerprints were made with it itself. */
const LEGACY_SETTING = 'token-secret';

const wrappingKey = (secret: string) => deriveKey(secret, 'kyc key');

/** Encrypts the key (AES-256-GCM): the database holds it only so. */
function wrap(secret: string, key: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', wrappingKey(secret), iv);
  const text = Buffer.concat([cipher.update(key, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
}

function unwrap(secret: string, wrapped: string): string {
  const bytes = Buffer.from(wrapped, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', wrappingKey(secret), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8');
}

/**
 * The key of the fingerprints of PAN, Aadhaar and GSTIN. The numbers are kept nowhere, so that fingerprints can't be made
 * anew: the key stays the same when the secret changes, and is kept encrypted once for each secret that is named.
 * Throws `SettingsError` when none of them opens it.
 */
export async function readKycKey(
  db: Database,
  secrets: readonly [string, ...string[]],
  readOnly: boolean,
): Promise<string> {
  const kept = await readWrappedKeys(db);
  const key = open(kept, secrets) ?? (await firstKey(db, secrets, kept.length > 0));
  if (readOnly) return key;
  await saveWrappedKeys(db, secrets, key);
  // Another process may have been faster with one of its own.
  return open(await readWrappedKeys(db), secrets) ?? key;
}

type WrappedKeys = readonly (typeof setting.$inferSelect)[];

const isWrappedKey = like(setting.key, `${SETTING_PREFIX}%`);
const readWrappedKeys = async (db: Database): Promise<WrappedKeys> => db.select().from(setting).where(isWrappedKey);

/** The key, by the first secret that opens it. */
function open(kept: WrappedKeys, secrets: readonly string[]): string | undefined {
  for (const secret of secrets) {
    const found = kept.find(({ key }) => key === SETTING_PREFIX + keyId(secret));
    if (found) return unwrap(secret, found.value);
  }
  return undefined;
}

/** No secret opens a key: there is none yet, or nothing that it would be needed for. */
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

async function saveWrappedKeys(db: Database, secrets: readonly string[], key: string): Promise<void> {
  const names = secrets.map((secret) => SETTING_PREFIX + keyId(secret));
  await db
    .insert(setting)
    .values(secrets.map((secret) => ({ key: SETTING_PREFIX + keyId(secret), value: wrap(secret, key) })))
    .onConflictDoNothing();
  await db.delete(setting).where(and(like(setting.key, `${SETTING_PREFIX}%`), notInArray(setting.key, names)));
  await db.delete(setting).where(eq(setting.key, LEGACY_SETTING));
}
