import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderCommand } from '../../../provider/cli/order.ts';
import { paymentCommand } from '../../../provider/cli/payment.ts';
import { synonymCommand } from '../../../provider/cli/synonym.ts';
import type { OpenDatabase } from '../../../provider/db/open.ts';
import { openWith } from '../fixtures/open.ts';
import { placeOrders } from '../fixtures/placed-orders.ts';
import { runHere } from '../fixtures/run-here.ts';

let opened: OpenDatabase;
let placed: Awaited<ReturnType<typeof placeOrders>>['placed'];
let paidByQr: typeof placed;
beforeAll(async () => {
  opened = await openWith('plenty');
  ({ placed, paidByQr } = await placeOrders(opened.db));
});
afterAll(() => opened.close());

const order = (...args: string[]) => runHere(orderCommand, args, opened.db);

describe('npx haat order', () => {
  test('shows an order, by number in any letters or by id', async () => {
    for (const id of [placed.number, placed.number.toLowerCase(), String(placed.id)]) {
      const { code, said } = await order(id);
      expect(code, said).toBe(0);
      expect(said).toContain(`${placed.number} · placed`);
    }
  });

  test('moves it and shows its history with times', async () => {
    const { code, said } = await order(placed.number, 'out-for-delivery');
    expect(code, said).toBe(0);
    expect(said).toMatch(/· out for delivery ·[^]*placed\n[^]*(am|pm) {2}out for delivery\n$/i);
  });

  test('says it as JSON', async () => {
    const { said } = await order(placed.number, '--json');
    expect(JSON.parse(said)).toEqual({
      order: placed.number,
      status: 'out-for-delivery',
      history: [
        { status: 'placed', at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
        { status: 'out-for-delivery', at: expect.stringMatching(/Z$/) },
      ],
    });
  });

  test.each([
    [[], 'Name an order and where it goes', 2],
    [['HT-1', 'packed'], 'There is no order HT-1', 1],
    [['HT-20001', 'sent'], 'sent is no status: choose one of placed, confirmed', 2],
    [['HT-20001', 'packed'], 'HT-20001 is out for delivery; from there it can go to: delivered, cancelled.', 1],
    [['HT-20001', 'packed', 'now'], 'Name an order and where it goes', 2],
  ])('refuses %j with one sentence', async (args, sentence, exit) => {
    const { code, said } = await order(...args);
    expect(code).toBe(exit);
    expect(said).toContain(sentence);
    expect(said.trim()).not.toContain('\n');
  });
});

describe('npx haat payment', () => {
  const payment = (...args: string[]) => runHere(paymentCommand, args, opened.db);

  test('lists what has to be checked, says what was found, and shows it', async () => {
    const unchecked = `${paidByQr.number} · placed · ₹62.50 · reference 4123 4567 8901 · payment checking\n`;
    expect(await payment()).toEqual({ code: 0, said: unchecked });
    expect(JSON.parse((await payment('--json')).said)).toEqual([
      {
        order: paidByQr.number,
        status: 'placed',
        amount: 62.5,
        reference: '4123 4567 8901',
        payment: 'checking',
        paid: null,
        overpaid: 0,
        sameReference: [],
      },
    ]);
    expect((await payment(paidByQr.number, 'confirmed')).said).toBe(unchecked.replace('checking', 'confirmed'));
    expect(await payment()).toEqual({ code: 0, said: 'No payment has to be checked.\n' });
    expect((await payment(String(paidByQr.id), 'refused')).said).toContain('payment refused');
  });

  test.each([
    [['HT-1', 'confirmed'], 'There is no order HT-1', 1],
    [['HT-20002', 'paid'], 'paid is no outcome: choose confirmed or refused.', 2],
    [['HT-20001', 'confirmed'], 'HT-20001 is paid in cash on delivery.', 1],
    [['HT-20002', 'confirmed', 'now'], 'Name an order and what you found', 2],
  ])('refuses %j with one sentence', async (args, sentence, exit) => {
    const { code, said } = await payment(...args);
    expect(code).toBe(exit);
    expect(said).toContain(sentence);
    expect(said.trim()).not.toContain('\n');
  });
});

describe('npx haat synonym', () => {
  const synonym = (...args: string[]) => runHere(synonymCommand, args, opened.db);

  test('says what finds each other from now on, or how to name it', async () => {
    expect(await synonym('Lal Begun', 'tomato')).toEqual({
      code: 0,
      said: 'lal begun, tomato find each other from now on.\n',
    });
    expect(await synonym('tomato')).toMatchObject({ code: 2, said: expect.stringContaining('Name two or more words') });
  });
});
