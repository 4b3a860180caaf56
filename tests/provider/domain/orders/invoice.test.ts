import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../../provider/db/database.ts';
import { product } from '../../../../provider/db/schema/catalogue.ts';
import { invoice as invoices } from '../../../../provider/db/schema/invoice.ts';
import { order as orders } from '../../../../provider/db/schema/order.ts';
import { financialYear } from '../../../../provider/domain/orders/invoice.ts';
import { changeOrderStatus } from '../../../../provider/domain/orders/change-status.ts';
import { EDITOR } from '../../fixtures/editing.ts';
import { MORNING } from '../../fixtures/fixture.ts';
import { openOrderFixture } from '../../fixtures/order-fixture.ts';

const { shop, shopper, order } = await openOrderFixture({ EDITOR_KEY: EDITOR['x-editor-key'] });
afterAll(() => shop.close());

const placed = async (): Promise<number> => (await order(await shopper(['tomato', 1]))).body.data.id as number;
const move = (id: number, to: 'packed' | 'delivered' | 'cancelled', at = MORNING) =>
  inTransaction(shop.db, (tx) => changeOrderStatus(tx, id, to, at));
const ask = (id: number) => shop.ask('PUT', `/desk/orders/${id}/invoice`, { headers: EDITOR, body: { by: 'Rina' } });
const numberOf = async (id: number) =>
  (await shop.db.select().from(orders).where(eq(orders.id, id)))[0]?.invoiceNumber ?? null;

test.each([
  ['2027-03-31T18:29:59Z', '26-27'],
  ['2027-03-31T18:30:00Z', '27-28'],
  ['2027-01-01T00:00:00Z', '26-27'],
  ['2099-04-02T00:00:00Z', '99-00'],
])('%s is in the financial year %s', (at, year) => expect(financialYear(new Date(at))).toBe(year));

describe('an invoice gets its number', () => {
  test('when the order is delivered, and keeps it', async () => {
    const [first, second] = [await placed(), await placed()];
    await move(first, 'packed');
    expect(await numberOf(first)).toBeNull();
    await move(first, 'delivered');
    await move(second, 'delivered');
    expect([await numberOf(first), await numberOf(second)]).toEqual(['HT/26-27/000001', 'HT/26-27/000002']);
    expect((await ask(first)).body.data).toMatchObject({
      invoiceNumber: 'HT/26-27/000001',
      invoicedAt: MORNING.toISOString(),
    });
  });

  test('or when it is asked for, once nothing can be added any more', async () => {
    const id = await placed();
    expect(await ask(id)).toMatchObject({ status: 409, body: { code: 'not_packed' } });
    await move(id, 'packed');
    expect((await ask(id)).body.data.invoiceNumber).toBe('HT/26-27/000003');
    await move(id, 'delivered');
    expect(await numberOf(id)).toBe('HT/26-27/000003');
    const cancelled = await placed();
    await move(cancelled, 'cancelled');
    expect((await ask(cancelled)).body.code).toBe('not_packed');
  });

  test('without a gap and never twice, also many at once and where one fails after it', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, placed));
    for (const id of ids) await move(id, 'packed');
    const failed = ids[5] ?? 0;
    await Promise.all(
      ids.flatMap((id) => [
        ask(id),
        inTransaction(shop.db, async (tx) => {
          await changeOrderStatus(tx, id, 'delivered', MORNING);
          if (id === failed) throw new Error('The machine has stopped.');
        }).catch(() => undefined),
      ]),
    );
    const numbers = (await Promise.all(ids.map(numberOf))).map((number) => Number(number?.split('/')[2]));
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, i) => i + 4));
  });

  test('that begins at 1 in April', async () => {
    const id = await placed();
    await move(id, 'delivered', new Date('2027-04-01T06:00:00Z'));
    expect(await numberOf(id)).toBe('HT/27-28/000001');
  });
});

test('an order keeps the tax of the day it was placed', async () => {
  await shop.db.update(product).set({ hsn: '0702', gstRate: 5 }).where(eq(product.slug, 'tomato'));
  const { body } = await order(await shopper(['tomato', 1], ['masoor-dal', 1]));
  await shop.db.update(product).set({ gstRate: 12 }).where(eq(product.slug, 'tomato'));
  const { data } = (await shop.ask('GET', `/desk/orders/${body.data.id}`, { headers: EDITOR })).body;
  expect(data.items).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'Tomato', hsn: '0702', gstRate: 5 }),
      expect.objectContaining({ name: 'Masoor Dal', hsn: null, gstRate: null }),
    ]),
  );
});

describe('what an invoice says', () => {
  const seller = {
    name: 'Haat',
    address: ['14 Gariahat Road'],
    phone: '033 5550 0142',
    email: 'care@haat.example',
    gstin: '19AABCH0142K1ZR',
    customerCare: 'Customer care',
    deliveryTax: { hsn: '996813', gstRate: 18 },
  };
  const print = (id: number, more: object = { seller }) =>
    shop.ask('PUT', `/desk/orders/${id}/invoice`, { headers: EDITOR, body: { by: 'Rina', ...more } });
  const read = async (id: number) => (await shop.ask('GET', `/desk/orders/${id}`, { headers: EDITOR })).body.data;
  const miss = async (id: number, missing: number) =>
    shop.ask('PUT', `/desk/orders/${id}/missing`, {
      headers: EDITOR,
      body: { by: 'Rina', itemId: (await read(id)).items[0].id, missing },
    });
  const two = async (): Promise<number> => (await order(await shopper(['tomato', 2]))).body.data.id as number;

  test('stays as it was printed, whatever becomes of the order', async () => {
    const id = await two();
    await move(id, 'packed');
    expect((await read(id)).invoice).toBeNull();
    const { invoice } = (await print(id)).body.data;
    expect(invoice).toMatchObject({
      seller,
      order: { totalPrice: 45, refundAmount: 0, customer: { name: 'Mou Sen' } },
    });
    await miss(id, 1);
    await print(id, { seller: { ...seller, name: 'Another name' } });
    expect(await read(id)).toMatchObject({ refundAmount: 22.5, invoice });
    await move(id, 'delivered');
    expect((await print(id)).body.data.invoice).toEqual(invoice);
  });

  test('is kept with the number that delivery gives, and who the shop is when it is printed first', async () => {
    const id = await two();
    await miss(id, 1);
    await move(id, 'delivered');
    const { invoice } = await read(id);
    expect(invoice).toMatchObject({ seller: null, order: { refundAmount: 22.5, status: 'delivered' } });
    expect(invoice.order.history.at(-1).status).toBe('delivered');
    expect((await print(id)).body.data.invoice).toEqual({ ...invoice, seller });
  });

  test('is kept from now on, where a number was given before it was', async () => {
    const id = await two();
    await move(id, 'delivered');
    await shop.db.delete(invoices).where(eq(invoices.orderId, id));
    const before = await read(id);
    expect(before.invoice).toBeNull();
    const { invoice, invoiceNumber } = (await print(id)).body.data;
    expect(invoiceNumber).toBe(before.invoiceNumber);
    expect(invoice).toMatchObject({ seller, order: { totalPrice: 45 } });
  });

  test('has the amounts of the order, also where it was kept before orders said them', async () => {
    const id = await two();
    await miss(id, 1);
    await move(id, 'delivered');
    const amounts = { netTotal: 62.5, amountPayable: 62.5, netWalletAmount: 0, amountDue: 0, amountRefunded: 0 };
    expect((await read(id)).invoice.order).toMatchObject(amounts);
    const names = sql.raw(
      `'{netTotal,amountPayable,netWalletAmount,qrAmount,amountDue,refundOnCancel,amountRefunded}'`,
    );
    const before = sql`${invoices.content} - ${names}::text[]`;
    await shop.db.update(invoices).set({ content: before }).where(eq(invoices.orderId, id));
    expect((await read(id)).invoice.order).toMatchObject(amounts);
  });

  test('is not written anew for an order that was cancelled', async () => {
    const id = await two();
    await move(id, 'packed');
    const { invoice } = (await print(id)).body.data;
    await move(id, 'cancelled');
    expect((await print(id)).body.data).toMatchObject({ status: 'cancelled', invoice });
    await shop.db.delete(invoices).where(eq(invoices.orderId, id));
    expect((await print(id)).body.data.invoice).toBeNull();
  });
});
