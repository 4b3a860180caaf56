import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../../contract/calls.ts';
import { EDITOR } from '../editing.ts';
import { type GoodCalls, openGoodCalls } from '../good-calls.ts';
import { oddRequests, toRequest } from './odd-requests.ts';

let opened: GoodCalls;
/** A body that fits, for every call that has one: made before carts and stock have met what is odd. */
const bodies = new Map<string, object>();
beforeAll(async () => {
  opened = await openGoodCalls();
  for (const [name, { body }] of Object.entries(calls))
    if (body) bodies.set(name, (await opened.good(name)).body as object);
});
afterAll(() => opened.shop.close());

const SECONDS = 2;
const RUNS = 30;

describe('any bytes in any parameter of any call', () => {
  test.each(Object.entries(calls))('%s answers 2xx or 4xx, and soon', async (name, call) => {
    const { shop, mou } = opened;
    await fc.assert(
      fc.asyncProperty(oddRequests(call, mou.token, bodies.get(name)), async (odd) => {
        const began = performance.now();
        const { status } = await shop.fetch(toRequest(call, odd, EDITOR));
        expect(status).toBeGreaterThanOrEqual(200);
        expect(status).toBeLessThan(500);
        expect(performance.now() - began).toBeLessThan(SECONDS * 1000);
      }),
      { numRuns: RUNS },
    );
  });
});
