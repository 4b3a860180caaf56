import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../../../provider/app.ts';
import type { Database } from '../../../provider/db/database.ts';
import { setting } from '../../../provider/db/schema/content.ts';
import { kyc } from '../../../provider/db/schema/customer.ts';
import { readKeys } from '../../../provider/secrets/keys.ts';
import { saveKyc } from '../../../provider/domain/customer/kyc.ts';
import { hmac } from '../../../provider/secrets/stored-secret.ts';
import { readSettings } from '../../../provider/settings/settings.ts';
import { openShop, type Shop } from '../fixtures/open.ts';
import { TOKEN_SECRET } from '../../../harness/token-secret.ts';

const FORMER = 'a former secret that is long enough too';
const NEXT = 'the next secret that is long enough too';
const PAN = { pan: 'ABCPE1234F', aadhaar: '234123412346', gstin: null };

let shop: Shop;
let db: Database;
beforeAll(async () => {
  shop = await openShop();
  db = shop.db;
});
afterAll(() => shop.close());
beforeEach(async () => {
  await db.delete(kyc);
  await db.delete(setting).where(like(setting.key, 'kyc-key:%'));
});

const withSecret = (secret: string) => readSettings({ TOKEN_SECRET: secret });
const keysOf = (secret: string) => readKeys(db, withSecret(secret));
/** The same database, served with other secrets. */
const statusWith = async (secret: string, token: string) => {
  const app = createApp({ db, settings: withSecret(secret), now: () => shop.clock.now });
  const headers = { authorization: `Bearer ${token}` };
  return (await app.request('/api/customer/detail', { headers })).status;
};
const handIn = async (key: string): Promise<string> => {
  const { id } = await shop.register();
  await saveKyc(db, id, PAN, key, shop.clock.now);
  const [row] = await db.select().from(kyc).where(eq(kyc.customerId, id));
  return row?.panHmac ?? '';
};

describe('TOKEN_SECRET', () => {
  test('gives each use a key of its own, none of them itself', async () => {
    const { token, otp, kyc, log, vapid } = await keysOf(NEXT);
    const all = [Buffer.from(token[0]?.key ?? []).toString('base64url'), otp[0], kyc, log, vapid.privateKey, NEXT];
    expect(new Set(all).size).toBe(all.length);
  });

  test('may change, and the key of Web Push stays: the database holds it encrypted', async () => {
    const { vapid } = await keysOf(FORMER);
    expect((await keysOf(`${NEXT},${FORMER}`)).vapid).toEqual(vapid);
    expect((await keysOf(NEXT)).vapid).toEqual(vapid);
    expect(JSON.stringify(await db.select().from(setting))).not.toContain(vapid.privateKey);
    expect((await keysOf(FORMER)).vapid, 'which NEXT alone opens').not.toEqual(vapid);
  });

  test('two at once: tokens of either count, the first signs; without the former its tokens are refused', async () => {
    const { token } = await shop.register();
    expect(await statusWith(`${NEXT},${TOKEN_SECRET}`, token)).toBe(200);
    expect(await statusWith(NEXT, token)).toBe(401);
    const [first] = (await keysOf(`${NEXT}, ${TOKEN_SECRET}`)).token;
    expect(first).toEqual((await keysOf(NEXT)).token[0]);
  });

  test('a code that was sent before a rotation is good after it', async () => {
    const phone = '7000000009';
    const ask = (secret: string, path: string, body: object) =>
      createApp({ db, settings: withSecret(secret), now: () => shop.clock.now }).request(`/api/customer/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const { otp } = (await (await ask(FORMER, 'register', { phone, name: 'Mou' })).json()) as { otp: string };
    expect((await ask(`${NEXT},${FORMER}`, 'register/verify-otp', { phone, otp })).status).toBe(200);
  });
});

describe('the fingerprints of KYC', () => {
  test('stay the same through a rotation, and the former secret opens nothing after it', async () => {
    const before = await handIn((await keysOf(FORMER)).kyc);
    await keysOf(`${NEXT},${FORMER}`);
    expect(await handIn((await keysOf(FORMER)).kyc), 'a process that is not restarted yet').toBe(before);
    await keysOf(`${NEXT},${FORMER}`);
    expect(await handIn((await keysOf(NEXT)).kyc)).toBe(before);
    await expect(keysOf(FORMER)).rejects.toThrow(/^TOKEN_SECRET is not the one.*TOKEN_SECRET=new,former\.$/);
  });

  test.each([
    ['the secret that lay in the database', true],
    ['TOKEN_SECRET itself', false],
  ])('made with %s, before keys were derived, are recognised', async (_, inDatabase) => {
    const before = await handIn(FORMER);
    expect(before).toBe(hmac(FORMER, 'pan', PAN.pan));
    if (inDatabase) await db.insert(setting).values({ key: 'token-secret', value: FORMER });
    const { kyc: key } = await keysOf(inDatabase ? NEXT : `${NEXT},${FORMER}`);
    expect(await handIn(key)).toBe(before);
    expect(await handIn((await keysOf(NEXT)).kyc)).toBe(before);
    const kept = await db.select().from(setting);
    expect(kept.map(({ key }) => key)).not.toContain('token-secret');
    expect(JSON.stringify(kept)).not.toContain(FORMER);
  });
});

describe('the demo', () => {
  test('makes a secret once, in a file that only its owner can read, and none in the database', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'haat-keys-'));
    const settings = readSettings({ DATA_DIR: join(folder, 'new') });
    const [one, two] = await Promise.all([readKeys(db, settings), readKeys(db, settings)]);
    expect(one).toEqual(two);
    const file = join(folder, 'new/token-secret');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const secret = readFileSync(file, 'utf8').trim();
    expect(secret.length).toBeGreaterThanOrEqual(43);
    expect(JSON.stringify(await db.select().from(setting))).not.toContain(secret);
    rmSync(folder, { recursive: true });
  });
});
