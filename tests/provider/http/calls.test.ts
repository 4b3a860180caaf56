import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../../contract/calls.ts';
import { EDITOR } from '../fixtures/editing.ts';
import { type GoodCalls, openGoodCalls } from '../fixtures/good-calls.ts';

let opened: GoodCalls;
beforeAll(async () => {
  opened = await openGoodCalls();
});
afterAll(() => opened.shop.close());

describe('§7 every call', () => {
  test.each(Object.entries(calls))('%s answers as the contract says', async (name, call) => {
    const { shop, mou, good } = opened;
    const { path, body } = await good(name);
    const answer = await shop.ask(call.method, path, {
      body,
      ...(call.caller === 'customer' && { token: mou.token }),
      ...(call.caller === 'editor' && { headers: EDITOR }),
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const read = v.safeParse(call.answerType ? v.array(call.answer) : call.answer, answer.body);
    expect(read.issues).toBeUndefined();
    if ('data' in answer.body && Array.isArray(answer.body.data)) expect(answer.body.data).not.toEqual([]);
    if (call.givesToken) expect(answer.headers.get('authorization')).toMatch(/^Bearer \S+$/);
  });
});
