import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { paymentCommand } from '../../../../provider/cli/payment.ts';
import { message } from '../../../../provider/db/schema/message.ts';
import { compose } from '../../../../provider/domain/messages/compose.ts';
import { findAddressee, saveChannels } from '../../../../provider/repositories/message.ts';
import { MORNING } from '../../fixtures/fixture.ts';
import { EDITOR } from '../../fixtures/editing.ts';
import { runHere } from '../../fixtures/run-here.ts';
import { expectItAddsUp } from '../../fixtures/adds-up.ts';
import { stockBeforeOrders } from '../../../../harness/ledger.ts';
import { idOf } from '../../fixtures/open.ts';
import { openOrderFixture, type Shopper } from '../../fixtures/order-fixture.ts';

const { shop, shopper, order } = await openOrderFixture({ EDITOR_KEY: EDITOR['x-editor-key'] });
const before = await stockBeforeOrders(shop.db);
afterAll(async () => {
  await expectItAddsUp(shop.db, before);
  await shop.close();
});

interface Placed {
  readonly id: number;
  readonly number: string;
  readonly toPay: number;
}

let references = 912_345_678_900;
/** 2 of rice at ₹120 and 1 tomato at ₹22.50, and ₹40 for delivery: ₹302.50, paid by QR code. */
async function placed(language = 'en'): Promise<{ mou: Shopper; own: Placed }> {
  const mou = await shopper(['basmati-rice', 2], ['tomato', 1]);
  const { status, body } = await order(mou, {
    paymentMethod: 'qr',
    paymentReference: String((references += 1)),
    language,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.data.toPay).toBe(302.5);
  return { mou, own: body.data };
}
const desk = (method: string, path: string, body: object) =>
  shop.ask(method, `/desk/orders${path}`, { body: { by: 'Rina', ...body }, headers: EDITOR });
const seen = ({ id }: Placed, amount: number, from = 'checking') =>
  desk('PUT', `/${id}/payment`, { from, to: 'confirmed', amount });
const refuse = ({ id }: Placed, from: string) => desk('PUT', `/${id}/payment`, { from, to: 'refused' });
const move = ({ id }: Placed, from: string, to: string) => desk('PUT', `/${id}/status`, { from, to });
const read = async ({ token }: Shopper, { id }: Placed) => (await shop.get(`/order/${id}`, token)).body.data;
const wallet = async ({ token }: Shopper) =>
  (await shop.get('/customer/transaction', token)).body.data.map(
    ({ kind, amount }: { kind: string; amount: number }) => (kind === 'credit' ? amount : -amount),
  );
const miss = async ({ id }: Placed, name: string, missing: number) => {
  const { items } = (await shop.ask('GET', `/desk/orders/${id}`, { headers: EDITOR })).body.data;
  const itemId = items.find((item: { name: string }) => item.name === name).id;
  return desk('PUT', `/${id}/missing`, { itemId, missing });
};
const cancel = ({ token }: Shopper, { id }: Placed) => shop.ask('PUT', `/order/cancel/${id}`, { token });

describe('what the bank shows', () => {
  test('is kept with the order; what is more goes to the wallet, once', async () => {
    const { mou, own } = await placed();
    for (const _ of [1, 2]) expect((await seen(own, 410.5)).status).toBe(200);
    expect(await wallet(mou)).toEqual([108]);
    expect(await read(mou, own)).toMatchObject({
      paymentStatus: 'confirmed',
      paidAmount: 410.5,
      overpaidAmount: 108,
      dueOnDelivery: 0,
      toPay: 302.5,
    });
    const { data } = (await shop.get('/customer/transaction', mou.token)).body;
    expect(data[0].note).toBe(`${own.number} was paid with more than it came to`);
    const { data: changes } = (await shop.ask('GET', `/desk/history?subject=order:${own.id}`, { headers: EDITOR }))
      .body;
    expect(changes[0]).toMatchObject({ action: 'Payment seen', after: { 'The bank shows': '₹410.50' } });
  });

  test('that is less leaves the rest to be paid at the door', async () => {
    const { mou, own } = await placed();
    await seen(own, 200);
    expect(await read(mou, own)).toMatchObject({ paidAmount: 200, overpaidAmount: 0, dueOnDelivery: 102.5 });
    expect(await wallet(mou)).toEqual([]);
    // What is missing is less at the door, and only what is more than that goes to the wallet.
    await miss(own, 'Tomato', 1);
    expect(await read(mou, own)).toMatchObject({ dueOnDelivery: 80, walletRefund: 0 });
    await miss(own, 'Basmati Rice', 1);
    expect(await read(mou, own)).toMatchObject({ dueOnDelivery: 0, walletRefund: 40 });
    expect(await wallet(mou)).toEqual([40]);
  });

  test.each([
    [200, [], [200]],
    [302.5, [], [302.5]],
    [410.5, [108], [302.5, 108]],
  ])('comes back whole when an order paid with ₹%d is cancelled', async (amount, first, then) => {
    const { mou, own } = await placed();
    await seen(own, amount);
    expect(await wallet(mou)).toEqual(first);
    await cancel(mou, own);
    expect(await wallet(mou)).toEqual(then);
  });

  test.each([200, 410.5])('comes back whole when ₹%d are seen after the order was cancelled', async (amount) => {
    const { mou, own } = await placed();
    await cancel(mou, own);
    await seen(own, amount);
    expect(await wallet(mou)).toEqual([amount]);
    expect(await read(mou, own)).toMatchObject({ paymentStatus: 'refunded', paidAmount: amount });
  });

  test('is in the wallet beside what was added later, which is paid at the door', async () => {
    const { mou, own } = await placed();
    await seen(own, 320);
    const items = [{ productId: await idOf(shop, 'masoor-dal'), quantity: 1 }];
    await shop.ask('POST', `/order/${own.id}/items`, { token: mou.token, body: { items } });
    expect(await read(mou, own)).toMatchObject({ toPay: 372.5, dueOnDelivery: 70, overpaidAmount: 17.5 });
    await cancel(mou, own);
    expect(await wallet(mou)).toEqual([302.5, 17.5]);
  });

  test('can be put right, as long as nothing has to come out of the wallet again', async () => {
    const { mou, own } = await placed();
    await seen(own, 30.25);
    expect(await seen(own, 302.5)).toMatchObject({
      status: 409,
      body: { code: 'payment_decided', message: `The payment of ${own.number} is confirmed already, with ₹30.25.` },
    });
    expect((await seen(own, 302.5, 'confirmed')).status).toBe(200);
    expect(await read(mou, own)).toMatchObject({ paidAmount: 302.5, dueOnDelivery: 0 });
    expect((await seen(own, 320, 'confirmed')).status).toBe(200);
    expect(await wallet(mou)).toEqual([17.5]);
    expect((await seen(own, 302.5, 'confirmed')).body.code).toBe('refund_credited');
    expect((await refuse(own, 'confirmed')).body.code).toBe('refund_credited');
    expect(await read(mou, own)).toMatchObject({ paidAmount: 320, overpaidAmount: 17.5 });
  });

  test('of an order that was paid at the door already goes to the wallet, all of it', async () => {
    const { mou, own } = await placed();
    await refuse(own, 'checking');
    await move(own, 'placed', 'delivered');
    await seen(own, 302.5, 'refused');
    expect(await wallet(mou)).toEqual([302.5]);
    expect(await read(mou, own)).toMatchObject({ paidAmount: 302.5, overpaidAmount: 302.5, status: 'delivered' });
  });

  test.each([0, -1, 0.001, 371.005, 1e12, '371'])('is refused in words as %j', async (amount) => {
    const { own } = await placed();
    const { status, body } = await seen(own, amount as number);
    expect(status).toBe(400);
    expect(Object.values(body.fields as object)[0]).toMatch(/^Please /);
  });

  test('can be said by command, in rupees', async () => {
    const { mou, own } = await placed();
    const { said } = await runHere(paymentCommand, [own.number, 'confirmed', '1.390,50'], shop.db);
    expect(said).toContain('the bank shows ₹1,390.50 · ₹1,088 too much is in the wallet');
    expect(await wallet(mou)).toEqual([1088]);
    const refusal = async (...args: string[]) => (await runHere(paymentCommand, [own.number, ...args], shop.db)).said;
    expect(await refusal('confirmed', '1.390')).toContain('1.390 can be ₹1,390 or ₹1.39.');
    expect(await refusal('confirmed', '0')).toContain('Please enter the amount that the bank shows');
    expect(await refusal('refused', '390')).toContain('Name an order');
  });

  test.each([
    ['en', 410.5, 'Haat: We received ₹410.50 for your order {number}. ₹108 more than it came to is in your wallet.'],
    ['en', 200, 'Haat: We received ₹200 for your order {number}. Please give the rider ₹102.50 in cash.'],
    ['bn', 200, 'Haat: আপনার অর্ডার {number}-এর জন্য আমরা ₹200 পেয়েছি। বাকি ₹102.50 রাইডারকে নগদে দিন।'],
    ['hi', 410.5, 'Haat: आपके ऑर्डर {number} के लिए हमें ₹410.50 मिले हैं। अतिरिक्त ₹108 आपके वॉलेट में हैं।'],
    ['en', 302.5, undefined],
  ])('is told to its customer where it is another amount: %s, ₹%d', async (language, amount, text) => {
    await saveChannels(shop.db, ['webhook']);
    const { own } = await placed(language);
    await seen(own, amount);
    await saveChannels(shop.db, []);
    const rows = await shop.db.select().from(message).where(eq(message.orderId, own.id)).orderBy(message.id);
    const addressee = await findAddressee(shop.db, own.id);
    if (!addressee) throw new Error('There is nobody to be told.');
    const told = rows.map((row) => compose(row, addressee, 'Haat', MORNING).text).slice(1);
    expect(told).toEqual(text === undefined ? [] : [text.replace('{number}', own.number)]);
  });
});
