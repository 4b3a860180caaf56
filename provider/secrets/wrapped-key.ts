import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { and, like, notInArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { setting } from '../db/schema/content.ts';
import { deriveKey, keyId } from './derive-key.ts';

/** Encrypts the key (AES-256-GCM) for the database. */
function wrap(wrappingKey: Buffer, key: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', wrappingKey, iv);
  const text = Buffer.concat([cipher.update(key, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
}

function unwrap(wrappingKey: Buffer, wrapped: string): string {
  const bytes = Buffer.from(wrapped, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', wrappingKey, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8');
}

export type WrappedKeys = readonly (typeof setting.$inferSelect)[];

/** A key that stays the same when the secret changes: it is kept in the database, encrypted once for each secret that is named. */
export function wrappedKey(name: 'kyc' | 'vapid') {
  const prefix = `${name}-key:`;
  const settingOf = (secret: string) => prefix + keyId(secret);
  const wrappingKey = (secret: string) => deriveKey(secret, `${name} key`);
  return {
    read: async (db: Database): Promise<WrappedKeys> =>
      db
        .select()
        .from(setting)
        .where(like(setting.key, `${prefix}%`)),

    /** The key, by the first secret that opens it. */
    open(wrappedKeys: WrappedKeys, secrets: readonly string[]): string | undefined {
      for (const secret of secrets) {
        const found = wrappedKeys.find(({ key }) => key === settingOf(secret));
        if (found) return unwrap(wrappingKey(secret), found.value);
      }
      return undefined;
    },

    async save(db: Database, secrets: readonly string[], key: string): Promise<void> {
      await db
        .insert(setting)
        .values(secrets.map((secret) => ({ key: settingOf(secret), value: wrap(wrappingKey(secret), key) })))
        .onConflictDoNothing();
      await db
        .delete(setting)
        .where(and(like(setting.key, `${prefix}%`), notInArray(setting.key, secrets.map(settingOf))));
    },
  };
}
