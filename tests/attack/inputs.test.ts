import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { EDITOR } from '../provider/fixtures/editing.ts';
import { type GoodCalls, openGoodCalls } from '../provider/fixtures/good-calls.ts';
import { oddRequests, toRequest } from '../provider/fixtures/odd-requests.ts';
import { recordTotals } from './totals.ts';

const REQUESTS_PER_CALL = 150;

let opened: GoodCalls;
beforeAll(async () => {
  opened = await openGoodCalls();
});
afterAll(() => opened.shop.close());

test('odd values in every parameter of every call are answered, and never as a fault', async () => {
  const { shop, mou, good } = opened;
  const names = Object.keys(calls);
  const bodies = new Map<string, object>();
  for (const name of names) if (calls[name]?.body) bodies.set(name, (await good(name)).body as object);

  const answers = { requests: 0, '2xx': 0, '4xx': 0, other: 0, 'slowest ms': 0 };
  for (const [name, call] of Object.entries(calls)) {
    for (const odd of fc.sample(oddRequests(call, mou.token, bodies.get(name)), REQUESTS_PER_CALL)) {
      const began = performance.now();
      const { status } = await shop.fetch(toRequest(call, odd, EDITOR));
      answers['slowest ms'] = Math.max(answers['slowest ms'], Math.round(performance.now() - began));
      answers.requests += 1;
      answers[status >= 200 && status < 300 ? '2xx' : status >= 400 && status < 500 ? '4xx' : 'other'] += 1;
    }
  }
  recordTotals('odd requests', { calls: names.length, ...answers });
  expect(answers.other).toBe(0);
  expect(answers.requests).toBe(names.length * REQUESTS_PER_CALL);
});
