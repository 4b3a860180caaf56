import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { SignJWT } from 'jose';
import type { VapidKeys } from '../../secrets/vapid-keys.ts';

const CURVE = 'prime256v1';
const SALT_BYTES = 16;
const KEY_BYTES = 16;
const NONCE_BYTES = 12;
const SECRET_BYTES = 32;

/** Push services take a body of this size at least (RFC 8030, section 7.2), so a message is one record of it. */
const RECORD_BYTES = 4096;
/** What is left of it for the text (RFC 8291, section 4). */
const MAX_TEXT_BYTES = 3993;
/** Ends the text of a last record, without padding (RFC 8188, section 2). */
const LAST_RECORD = Buffer.of(2);

/** Push services refuse a token that is valid for more than 24 hours (RFC 8292, section 2). */
const TOKEN_TTL_MS = 12 * 3_600_000;

/** What a browser hands out with its subscription, in base64url. */
export interface DeviceKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** Replaces what is random, for tests. */
interface Random {
  readonly sender?: ECDH;
  readonly salt?: Buffer;
}

const hkdf = (key: Buffer, salt: Buffer, info: Buffer | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));

function newSender(): ECDH {
  const sender = createECDH(CURVE);
  sender.generateKeys();
  return sender;
}

/** The salt, the size of records, and the key of the sender with its length (RFC 8188, section 2.1). */
function headerOf(salt: Buffer, senderKey: Buffer): Buffer {
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(RECORD_BYTES);
  sizes.writeUInt8(senderKey.length, 4);
  return Buffer.concat([salt, sizes, senderKey]);
}

/**
 * Encrypts a text for the one device that can read it, as `aes128gcm` (RFC 8291).
 * @throws {RangeError} the text is longer than every push service takes
 */
export function encrypt(
  text: string,
  { p256dh, auth }: DeviceKeys,
  { sender = newSender(), salt = randomBytes(SALT_BYTES) }: Random = {},
): Buffer {
  const bytes = Buffer.from(text);
  if (bytes.length > MAX_TEXT_BYTES)
    throw new RangeError(`A push message has ${MAX_TEXT_BYTES} bytes at most, this one has ${bytes.length}.`);
  const deviceKey = Buffer.from(p256dh, 'base64url');
  const senderKey = sender.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), deviceKey, senderKey]);
  const secret = hkdf(sender.computeSecret(deviceKey), Buffer.from(auth, 'base64url'), info, SECRET_BYTES);
  const key = hkdf(secret, salt, 'Content-Encoding: aes128gcm\0', KEY_BYTES);
  // The nonce of the first record, which is the only one, is the derived one itself.
  const nonce = hkdf(secret, salt, 'Content-Encoding: nonce\0', NONCE_BYTES);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const record = [cipher.update(bytes), cipher.update(LAST_RECORD), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([headerOf(salt, senderKey), ...record]);
}

interface Sender {
  readonly vapid: VapidKeys;
  /** A `mailto:` or `https:` URL. */
  readonly contact: string;
  readonly now: Date;
}

/** The `Authorization` header that tells a push service which shop sends (RFC 8292). */
export async function vapidHeader(endpoint: URL, { vapid, contact, now }: Sender): Promise<string> {
  const point = Buffer.from(vapid.publicKey, 'base64url');
  const coordinate = (from: number): string => point.subarray(from, from + 32).toString('base64url');
  const key = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33), d: vapid.privateKey };
  const token = await new SignJWT()
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(endpoint.origin)
    .setExpirationTime(new Date(now.getTime() + TOKEN_TTL_MS))
    .setSubject(contact)
    .sign(key);
  return `vapid t=${token}, k=${vapid.publicKey}`;
}
