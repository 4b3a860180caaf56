import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../../contract/calls.ts';
import { createKey, revokeKey } from '../../../provider/domain/editor/editors.ts';
import { selectDeskChanges } from '../../../provider/domain/desk/history.ts';
import { EDITOR } from '../fixtures/editing.ts';
import { type GoodCalls, openGoodCalls } from '../fixtures/good-calls.ts';
import { openShop } from '../fixtures/open.ts';

let opened: GoodCalls;
let revoked: string;
beforeAll(async () => {
  opened = await openGoodCalls();
  const { db, clock } = opened.shop;
  revoked = (await createKey(db, 'Sourav', clock.now)) ?? '';
  await revokeKey(db, 'Sourav', clock.now);
});
afterAll(() => opened.shop.close());

const deskCalls = Object.entries(calls).filter(([, { tag }]) => tag === 'Desk');

describe('every call of the desk', () => {
  test.each(deskCalls)(
    '%s refuses a stranger, a customer and a revoked key, and changes nothing',
    async (name, call) => {
      const { shop, mou, good } = opened;
      const { path, body } = await good(name);
      const changes = () => selectDeskChanges(shop.db, { page: 1, limit: 100 });
      const before = await changes();
      // Wrong keys are counted by address, so each call comes from one of its own.
      const ask = (more: object) => shop.ask(call.method, path, { body, ...more });
      const from = { 'x-from': name };
      expect((await ask({ headers: from })).status).toBe(401);
      expect((await ask({ headers: from, token: mou.token })).status).toBe(401);
      expect((await ask({ headers: { ...from, 'x-editor-key': mou.token } })).status).toBe(401);
      expect((await ask({ headers: { ...from, 'x-editor-key': revoked } })).status).toBe(401);
      expect(await changes()).toEqual(before);
      expect((await ask({ headers: { ...from, ...EDITOR } })).status).toBe(200);
    },
  );

  test('is gone where the shop does without a desk', async () => {
    const shop = await openShop({ EDITOR_KEY: EDITOR['x-editor-key'], DESK: 'off' });
    for (const [, { method, path }] of deskCalls)
      expect((await shop.ask(method, path.replace('{id}', '1'), { headers: EDITOR })).status, path).toBe(404);
    expect((await shop.ask('GET', '/editor/me', { headers: EDITOR })).status).toBe(200);
    await shop.close();
  });
});
