import { hkdfSync } from 'node:crypto';

/** A key of 32 bytes for one use of a secret (HKDF, RFC 5869). */
export const deriveKey = (secret: string, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `haat ${use}`, 32));

/** Names a secret without telling it. */
export const keyId = (secret: string): string => deriveKey(secret, 'key id').toString('hex').slice(0, 8);
