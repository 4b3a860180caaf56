import { createECDH } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { pushSubscription } from '../db/schema/push-subscription.ts';
import { wrappedKey } from './wrapped-key.ts';

const CURVE = 'prime256v1';
const wrapped = wrappedKey('vapid');

/** The pair that says to push services which shop sends (RFC 8292), in base64url as browsers take it. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Made once. Subscriptions are bound to it: where no secret opens it, there is another one and they end. */
export async function readVapidKeys(
  db: Database,
  secrets: readonly [string, ...string[]],
  readOnly: boolean,
): Promise<VapidKeys> {
  const storedKey = wrapped.open(await wrapped.read(db), secrets);
  const key = storedKey ?? makePrivateKey();
  if (readOnly) return pairOf(key);
  if (storedKey === undefined) await db.delete(pushSubscription);
  await wrapped.save(db, secrets, key);
  // Another process may have been faster with one of its own.
  return pairOf(wrapped.open(await wrapped.read(db), secrets) ?? key);
}

function pairOf(privateKey: string): VapidKeys {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(privateKey, 'base64url');
  return { privateKey, publicKey: pair.getPublicKey('base64url') };
}

function makePrivateKey(): string {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  // A key with zeros in front comes shorter.
  return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
}
