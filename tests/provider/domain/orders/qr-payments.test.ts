import { afterAll, describe, expect, test } from 'vitest';
import type { PaymentStatus } from '../../../../contract/payment.ts';
import { inTransaction } from '../../../../provider/db/database.ts';
import { changeOrderStatus } from '../../../../provider/domain/orders/change-status.ts';
import { updatePaymentStatus } from '../../../../provider/domain/orders/qr-payments.ts';
import { MORNING } from '../../fixtures/fixture.ts';
import type { Answered } from '../../fixtures/open.ts';
import { openOrderFixture, type Shopper } from '../../fixtures/order-fixture.ts';

const { shop, shopper, add, order } = await openOrderFixture();
afterAll(() => shop.close());

let references = 412_345_678_900;
const newReference = () => String((references += 1));
const byQr = (paymentReference: string) => ({ paymentMethod: 'qr', paymentReference });
const placed = async (who: Shopper, reference = newReference()) => {
  const { status, body } = await order(who, byQr(reference));
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as { id: number; number: string; toPay: number };
};
const decide = (id: number, to: Extract<PaymentStatus, 'confirmed' | 'refused'>) =>
  inTransaction(shop.db, (tx) => updatePaymentStatus(tx, id, to, MORNING));
const move = (id: number, to: Parameters<typeof changeOrderStatus>[2]) =>
  inTransaction(shop.db, (tx) => changeOrderStatus(tx, id, to, MORNING));
const cancel = ({ token }: Shopper, id: number) => shop.ask('PUT', `/order/cancel/${id}`, { token });
const read = async ({ token }: Shopper, id: number) => (await shop.get(`/order/${id}`, token)).body.data;
const wallet = async ({ token }: Shopper) => (await shop.get('/customer/transaction', token)).body.data;

describe('a payment by QR code', () => {
  test('is being checked, cash is nothing to check, and what is typed beside cash is not kept', async () => {
    const mou = await shopper(['tomato', 1]);
    expect(await read(mou, (await placed(mou)).id)).toMatchObject({ paymentStatus: 'checking', status: 'placed' });
    await add(mou, 'tomato');
    const cash = (await order(mou, { paymentReference: newReference() })).body.data;
    expect(cash).toMatchObject({ paymentStatus: null, paymentReference: null });
  });

  test.each(['never-paid', '4711', 'paid by google pay', '12345678901', 'X'.repeat(12), '1'.repeat(36)])(
    'does not take %j for a reference, and says what one is',
    async (paymentReference) => {
      const mou = await shopper(['tomato', 1]);
      const { status, body } = await order(mou, byQr(paymentReference));
      expect(status).toBe(422);
      expect(body).toMatchObject({ code: 'payment_reference', fields: { paymentReference: body.message } });
      expect(body.message).toMatch(/12 digits/);
    },
  );

  test.each(['412345678999', 'T2411211503471234567890', 'ICI7c9e12fa6a3b4c5d8e9f0a1b2c3d4e5f'])(
    'takes %j, as UPI apps show it',
    async (reference) => {
      const mou = await shopper(['tomato', 1]);
      await placed(mou, reference);
    },
  );

  test('counts for one order of a customer, in whatever letters and spaces', async () => {
    const mou = await shopper(['tomato', 1]);
    const { number } = await placed(mou, 'T2411211503470000000001');
    await add(mou, 'tomato');
    const again = await order(mou, byQr('t 2411-2115-0347 0000000001'));
    expect(again).toMatchObject({ status: 409, body: { code: 'payment_reference_used' } });
    expect(again.body.message).toContain(number);
    expect((await shop.get('/cart/web/c', mou.token)).body.count).toBe(1);
  });

  test('that somebody else has given, seen or not, is answered as any other: nobody learns that it was', async () => {
    const [guesser, payer, fresh] = [
      await shopper(['tomato', 1]),
      await shopper(['tomato', 1]),
      await shopper(['tomato', 1]),
    ];
    const reference = newReference();
    const told = ({ status, body: { data } }: Answered) => {
      const { id: _, number: __, paymentReference: ___, address: ____, ...rest } = data;
      return { status, ...rest };
    };
    const first = await order(guesser, byQr(reference));
    const second = await order(payer, byQr(` ${reference} `));
    expect(told(second)).toEqual(told(await order(fresh, byQr(newReference()))));
    expect(told(second)).toEqual(told(first));
    await decide(second.body.data.id as number, 'confirmed');
    const third = await shopper(['tomato', 1]);
    expect(told(await order(third, byQr(reference)))).toEqual(told(first));
  });

  test('that was refused leaves the order to be paid at the door, and its reference to whoever paid with it', async () => {
    const mou = await shopper(['tomato', 1]);
    const reference = newReference();
    const { id } = await placed(mou, reference);
    await decide(id, 'refused');
    expect(await read(mou, id)).toMatchObject({ status: 'placed', paymentStatus: 'refused', cancellable: true });
    const rina = await shopper(['tomato', 1]);
    const hers = await placed(rina, reference);
    await decide(hers.id, 'confirmed');
    await expect(decide(id, 'confirmed')).rejects.toThrow(`was seen for ${hers.number} already.`);
    await cancel(mou, id);
    expect(await wallet(mou)).toEqual([]);
    expect(await read(mou, id)).toMatchObject({ status: 'cancelled', paymentStatus: 'refused' });
  });

  test('is decided before the order leaves', async () => {
    const mou = await shopper(['tomato', 1]);
    const { id, number } = await placed(mou);
    await move(id, 'packed');
    await expect(move(id, 'out-for-delivery')).rejects.toThrow(
      `The payment of ${number} has to be confirmed or refused`,
    );
    await expect(move(id, 'delivered')).rejects.toThrow('has to be confirmed or refused');
    await decide(id, 'refused');
    await move(id, 'delivered');
  });

  test('nobody has looked for is refused by the clock of the demo when the order leaves, never confirmed', async () => {
    const mou = await shopper(['tomato', 1]);
    const { id } = await placed(mou);
    shop.clock.now = new Date('2026-11-21T05:29:59Z');
    expect(await read(mou, id)).toMatchObject({ status: 'packed', paymentStatus: 'checking' });
    shop.clock.now = new Date('2026-11-21T05:30:00Z');
    expect(await read(mou, id)).toMatchObject({ status: 'out-for-delivery', paymentStatus: 'refused' });
    shop.clock.now = new Date(MORNING);
  });
});

describe('money comes back', () => {
  test('never for a payment that nobody confirmed, whoever cancels', async () => {
    const mou = await shopper(['tomato', 1]);
    const own = await placed(mou);
    expect((await cancel(mou, own.id)).body.data).toMatchObject({ status: 'cancelled', paymentStatus: 'checking' });
    await add(mou, 'tomato');
    await move((await placed(mou)).id, 'cancelled');
    expect(await wallet(mou)).toEqual([]);
  });

  test('at once for one that was confirmed, once, and the balance adds up', async () => {
    const mou = await shopper(['tomato', 2]);
    const first = await placed(mou);
    await add(mou, 'tomato');
    const second = await placed(mou);
    for (const { id } of [first, second]) await decide(id, 'confirmed');
    await Promise.all([cancel(mou, first.id), cancel(mou, first.id), move(second.id, 'cancelled')]);
    const lines = await wallet(mou);
    expect(lines).toHaveLength(2);
    expect(lines[0].balance).toBe(first.toPay + second.toPay);
    expect(lines.map(({ note }: { note: string }) => note).sort()).toEqual([
      `${first.number} was cancelled`,
      `${second.number} was cancelled`,
    ]);
    expect(await read(mou, first.id)).toMatchObject({ paymentStatus: 'refunded' });
  });

  test('for an order cancelled while its payment was being checked as soon as it is found, once', async () => {
    const mou = await shopper(['tomato', 1]);
    const { id, toPay, number } = await placed(mou);
    await cancel(mou, id);
    await decide(id, 'confirmed');
    await decide(id, 'confirmed');
    expect(await wallet(mou)).toMatchObject([{ amount: toPay, note: `${number} was cancelled` }]);
    await expect(decide(id, 'refused')).rejects.toThrow('in the customer’s wallet already');
  });

  test('not for cash, which was never taken', async () => {
    const mou = await shopper(['tomato', 1]);
    const { id } = (await order(mou)).body.data;
    await expect(decide(id, 'confirmed')).rejects.toThrow('is paid in cash on delivery.');
    expect((await cancel(mou, id)).body.data).toMatchObject({ status: 'cancelled', paymentStatus: null });
    expect(await wallet(mou)).toEqual([]);
  });
});
