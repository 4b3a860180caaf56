import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { adapt } from '../../src/adapter/adapt.ts';
import { type GoodCalls, openGoodCalls } from '../provider/fixtures/good-calls.ts';

let shop: GoodCalls;
beforeAll(async () => {
  shop = await openGoodCalls();
});
afterAll(() => shop.shop.close());

describe('an answer of the contract comes out as it went in', () => {
  const shoppers = Object.entries(calls).filter(([, { caller }]) => caller !== 'editor');
  test.each(shoppers)('%s', async (name, call) => {
    const { path, body } = await shop.good(name);
    const headers = { 'x-from': String((body as { phone?: string } | undefined)?.phone) };
    const token = call.caller === 'anyone' ? undefined : shop.mou.token;
    const came = (await shop.shop.ask(call.method, path, { body, headers, token })).body as unknown;
    const { answer, dropped } = adapt(call, structuredClone(came));
    expect(dropped).toEqual([]);
    expect(answer).toEqual(came);
  });
});
