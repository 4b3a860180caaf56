import type { Database } from '../db/database.ts';
import { deriveKey, keyId } from './derive-key.ts';
import { readKycKey } from './kyc-key.ts';
import { readSecretFile } from './secret-file.ts';
import { readVapidKeys, type VapidKeys } from './vapid-keys.ts';
import { writeIn } from '../settings/data-folder.ts';
import type { Settings } from '../settings/settings.ts';

export interface TokenKey {
  /** Stands in the token's header. */
  readonly id: string;
  readonly key: Uint8Array;
}

/** One key for each use, so that none tells anything about another. */
export interface Keys {
  /** The first signs, all are accepted. */
  readonly token: readonly TokenKey[];
  /** Likewise, for the hashes of one-time passwords. */
  readonly otp: readonly string[];
  /** For the fingerprints of PAN, Aadhaar and GSTIN; the same whatever the secret. */
  readonly kyc: string;
  /** For Web Push; likewise. */
  readonly vapid: VapidKeys;
  /** For the fingerprints in the security log. */
  readonly log: string;
}

const textKey = (secret: string, use: string): string => deriveKey(secret, use).toString('base64url');

export const tokenKeys = (secrets: readonly string[]): readonly TokenKey[] =>
  secrets.map((secret) => ({ id: keyId(secret), key: deriveKey(secret, 'token') }));

/** Derives the keys from TOKEN_SECRET, in the demo from a file beside the database. `readOnly`: nothing can be written. */
export async function readKeys(db: Database, settings: Settings, readOnly = false): Promise<Keys> {
  const named = settings.tokenSecrets;
  const secrets: readonly [string, ...string[]] = named ?? [
    writeIn(settings.dataDir, () => readSecretFile(settings.dataDir)),
  ];
  return {
    token: tokenKeys(secrets),
    otp: secrets.map((secret) => textKey(secret, 'otp')),
    kyc: await readKycKey(db, secrets, readOnly),
    vapid: await readVapidKeys(db, secrets, readOnly),
    log: textKey(secrets[0], 'security log'),
  };
}
