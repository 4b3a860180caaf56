import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../../contract/calls.ts';
import { EDITOR } from '../fixtures/editing.ts';
import { type GoodCalls, openGoodCalls } from '../fixtures/good-calls.ts';
import { oddRequests, toRequest } from '../fixtures/odd-requests.ts';

const RUNS = 30;
const LISTS = 20;
/** The most that an answer may be, in lists of products: two seconds on the machine that this was written on. */
const MOST = 200;

let opened: GoodCalls;
/** A body that fits, for every call that has one: made before carts and stock have met what is odd. */
const bodies = new Map<string, object>();
beforeAll(async () => {
  opened = await openGoodCalls();
  for (const [name, { body }] of Object.entries(calls))
    if (body) bodies.set(name, (await opened.good(name)).body as object);
});
afterAll(() => opened.shop.close());

/** Milliseconds of work: what else this machine has to do does not count. */
async function workOf(run: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
/** The work of a list of products, which says how fast the machine is. */
let list: number;
beforeAll(async () => {
  const lists = async () => {
    for (let turn = 0; turn < LISTS; turn += 1) await opened.shop.get('/product/web/');
  };
  list = (await workOf(lists)) / LISTS;
});

describe('any bytes in any parameter of any call', () => {
  test.each(Object.entries(calls))('%s answers 2xx or 4xx, and soon', async (name, call) => {
    const { shop, mou } = opened;
    await fc.assert(
      fc.asyncProperty(oddRequests(call, mou.token, bodies.get(name)), async (odd) => {
        let status = 0;
        const work = await workOf(async () => ({ status } = await shop.fetch(toRequest(call, odd, EDITOR))));
        expect(status).toBeGreaterThanOrEqual(200);
        expect(status).toBeLessThan(500);
        expect(work).toBeLessThan(MOST * list);
      }),
      { numRuns: RUNS },
    );
  });
});
