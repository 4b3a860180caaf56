import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { CONTRACT_VERSION } from '../../contract/revision.ts';
import { adapterSettings } from '../../build/adapter-settings.ts';
import { ShopServer } from '../../server/http.ts';
import { sourceFingerprint } from '../../build/source-fingerprint.ts';

const root = mkdtempSync(join(tmpdir(), 'haat-adapter-'));
const file = join(root, 'shop.adapter.ts');
const provider = new ShopServer();
let speaks: object;
let allowed = '';
provider.answerApi(() =>
  Promise.resolve(Response.json(speaks, { headers: { 'access-control-allow-headers': allowed } })),
);
const providerUrl = `http://localhost:${await provider.listen(0, 'localhost')}`;
const places = { providerUrl, publicApiBase: '/api', siteUrl: 'http://shop.test' };

afterAll(async () => {
  await provider.close();
  rmSync(root, { recursive: true });
});
beforeEach(() => {
  rmSync(file, { force: true });
  speaks = { data: { revision: 'r1', contract: CONTRACT_VERSION } };
});

describe('a shop.adapter.ts at the top of the project', () => {
  test('is used though the provider speaks the contract, which by itself needs none', async () => {
    expect(await adapterSettings(places, root)).toEqual({ needed: false, sendsKey: false });
    writeFileSync(file, 'export default {};');
    expect(await adapterSettings(places, root)).toEqual({ needed: true, sendsKey: true });
  });

  test('across origins, what was seen of an order is sent where that is allowed; else the cart is read again', async () => {
    const elsewhere = { ...places, publicApiBase: `${providerUrl}/api` };
    expect(await adapterSettings(elsewhere, root)).toMatchObject({ needed: false, readsAgain: true });
    allowed = 'authorization, content-type, order-fingerprint';
    expect(await adapterSettings(elsewhere, root)).toEqual({ needed: false, sendsKey: false });
  });

  test('is not what makes a provider of another make need the adapter', async () => {
    speaks = { data: { revision: 'r1' } };
    expect((await adapterSettings(places, root)).needed).toBe(true);
  });

  test('makes the pages anew when it comes, changes or goes', () => {
    const none = sourceFingerprint(root, {});
    writeFileSync(file, 'export default {};');
    const first = sourceFingerprint(root, {});
    writeFileSync(file, 'export default { keepsIdempotencyKey: true };');
    expect(new Set([none, first, sourceFingerprint(root, {})]).size).toBe(3);
    rmSync(file);
    expect(sourceFingerprint(root, {})).toBe(none);
  });
});
