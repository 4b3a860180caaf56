import { asc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import type { OrderStatus } from '../../../../contract/order-status.ts';
import { inTransaction } from '../../../../provider/db/database.ts';
import { issuePhoto, orderItem } from '../../../../provider/db/schema/order.ts';
import { markMissing } from '../../../../provider/domain/orders/missing.ts';
import { changeOrderStatus } from '../../../../provider/domain/orders/change-status.ts';
import { expectItAddsUp } from '../../fixtures/adds-up.ts';
import { EDITOR } from '../../fixtures/editing.ts';
import { MORNING } from '../../fixtures/fixture.ts';
import { stockBeforeOrders } from '../../../../harness/ledger.ts';
import { openOrderFixture, type Shopper } from '../../fixtures/order-fixture.ts';

const { shop, shopper, order } = await openOrderFixture({ EDITOR_KEY: EDITOR['x-editor-key'] });
const before = await stockBeforeOrders(shop.db);
afterAll(async () => {
  await expectItAddsUp(shop.db, before);
  await shop.close();
});

const move = (id: number, to: OrderStatus) => inTransaction(shop.db, (tx) => changeOrderStatus(tx, id, to, MORNING));
const balance = async ({ token }: Shopper) => (await shop.get('/customer/wallet', token)).body.data.balance as number;
const read = async ({ token }: Shopper, id: number) => (await shop.get(`/order/${id}`, token)).body.data;
const picture = async (width = 300) =>
  (
    await sharp({ create: { width, height: 200, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Copyright: 'Mou' } })
      .jpeg()
      .toBuffer()
  ).toString('base64');

/** 2 of tomatoes at ₹22.50 and 3 of rice at ₹120: ₹405, and ₹20 for delivery. */
async function delivered(more: object = {}, missing = 0) {
  const mou = await shopper(['tomato', 2], ['basmati-rice', 3]);
  const { body } = await order(mou, more);
  const { id, number, items } = body.data as { id: number; number: string; items: { productId: number }[] };
  if (missing > 0) {
    const lines = await shop.db.select().from(orderItem).where(eq(orderItem.orderId, id)).orderBy(asc(orderItem.id));
    await inTransaction(shop.db, (tx) =>
      markMissing(tx, id, { itemId: lines[1]?.id ?? 0, missing, sellOut: false }, MORNING),
    );
  }
  await move(id, 'delivered');
  const [tomato = 0, rice = 0] = items.map(({ productId }) => productId);
  const report = (said: object = {}, who: Shopper = mou) =>
    shop.ask('POST', `/order/${id}/issues`, {
      token: who.token,
      body: { productId: rice, kind: 'damaged', quantity: 1, ...said },
    });
  const answer = (said: object) =>
    shop.ask('PUT', `/desk/orders/${id}/issue`, { headers: EDITOR, body: { by: 'Rina', ...said } });
  return { mou, id, number, tomato, rice, report, answer };
}
const issueId = (answered: { body: { data: { issues: { id: number }[] } } }) => answered.body.data.issues.at(-1)?.id;

describe('a customer reports', () => {
  test('what was wrong with units of a delivered order, in words and photos that only they and the desk see', async () => {
    const { mou, report, rice, id } = await delivered();
    const answered = await report({ quantity: 2, text: ' The bag was torn. ', photos: [await picture()] });
    expect(answered.status, JSON.stringify(answered.body)).toBe(200);
    const [issue] = answered.body.data.issues;
    const said = { productId: rice, kind: 'damaged', quantity: 2, text: 'The bag was torn.', state: 'reported' };
    expect(issue).toMatchObject({ ...said, refundAmount: 0, reason: null });
    expect((await read(mou, id)).issues).toEqual([issue]);

    const [photo] = issue.photos as number[];
    const own = await shop.get(`/order/issue-photo/${photo}`, mou.token);
    expect(own.body.data.image).toMatch(/^data:image\/webp;base64,/);
    const [stored] = await shop.db
      .select()
      .from(issuePhoto)
      .where(eq(issuePhoto.id, photo ?? 0));
    const { format, exif } = await sharp(stored?.bytes).metadata();
    expect({ format, exif }).toEqual({ format: 'webp', exif: undefined });
    const rina = await shop.register();
    expect(await shop.get(`/order/issue-photo/${photo}`, rina.token)).toMatchObject({ status: 404 });
    expect((await shop.get(`/order/issue-photo/${photo}`)).status).toBe(401);
    expect((await shop.get(`/desk/issue-photos/${photo}`, mou.token)).status).toBe(401);
    const desk = await shop.ask('GET', `/desk/issue-photos/${photo}`, { headers: EDITOR });
    expect(desk.body.data).toEqual(own.body.data);
  });

  test('only of their own order, only of its lines, and no more units than came', async () => {
    const { report, number, tomato } = await delivered({}, 1);
    const rina = await shopper();
    expect(await report({}, rina)).toMatchObject({ status: 404, body: { code: 'unknown_order' } });
    expect(await report({ productId: 999_999 })).toMatchObject({
      status: 404,
      body: { message: `${number} has no such line.` },
    });
    expect(await report({ quantity: 3 })).toMatchObject({ status: 422, body: { code: 'too_many_units' } });
    expect((await report({ quantity: 2 })).status).toBe(200);
    expect(await report({ quantity: 1, kind: 'wrong' })).toMatchObject({
      status: 409,
      body: { code: 'already_reported' },
    });
    expect((await report({ productId: tomato, kind: 'wrong' })).status).toBe(200);
  });

  test('once, however often the same is sent at the same moment', async () => {
    const { report } = await delivered();
    const answers = await Promise.all([1, 2, 3].map(() => report()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.at(-1)?.body.data.issues).toHaveLength(1);
  });

  test('nothing of an order that is on its way, nor later than three days after it came', async () => {
    const mou = await shopper(['tomato', 1]);
    const { id, items, reportableUntil } = (await order(mou)).body.data;
    expect(reportableUntil).toBeNull();
    const body = { productId: items[0].productId, kind: 'missing', quantity: 1 };
    const report = () => shop.ask('POST', `/order/${id}/issues`, { token: mou.token, body });
    expect(await report()).toMatchObject({ status: 409, body: { code: 'not_delivered' } });
    await move(id, 'delivered');
    expect((await read(mou, id)).reportableUntil).toBe(new Date(MORNING.getTime() + 3 * 86_400_000).toISOString());
    const { now } = shop.clock;
    shop.clock.now = new Date(MORNING.getTime() + 3 * 86_400_000);
    expect(await report()).toMatchObject({ status: 409, body: { code: 'too_late' } });
    shop.clock.now = now;
  });

  test.each([
    ['what is no photo', () => Promise.resolve([Buffer.from('<svg onload="alert(1)"/>').toString('base64')]), 400],
    ['a photo that is too small', async () => [await picture(20)], 400],
    ['four photos', async () => Array.from({ length: 4 }, async () => picture()), 400],
    ['a photo over 1 MB', () => Promise.resolve([Buffer.alloc(1024 * 1024 + 1).toString('base64')]), 413],
  ])('without %s', async (_, photos, status) => {
    const { mou, report, id } = await delivered();
    expect(await report({ photos: await Promise.all(await photos()) })).toMatchObject({ status });
    expect((await read(mou, id)).issues).toEqual([]);
  });
});

describe('the desk', () => {
  test('refunds into the wallet, once, however often it is said at the same moment', async () => {
    const { mou, id, number, report, answer } = await delivered();
    const said = { issueId: issueId(await report()), to: 'refunded', amount: 120 };
    const answers = await Promise.all([answer(said), answer(said), answer(said)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await balance(mou)).toBe(120);
    expect(await read(mou, id)).toMatchObject({
      refundAmount: 120,
      refundInWallet: true,
      issues: [{ state: 'refunded', refundAmount: 120 }],
    });
    const [line] = (await shop.get('/customer/transaction', mou.token)).body.data;
    expect(line).toMatchObject({ kind: 'credit', amount: 120, note: `${number} refund: Basmati Rice` });
    expect(await answer({ ...said, amount: 100 })).toMatchObject({ status: 409, body: { code: 'issue_answered' } });
  });

  test('never refunds more than was paid: the price less its share of the coupon, beside what was missing', async () => {
    const { mou, report, answer } = await delivered({ couponCode: 'FLAT50' }, 1);
    const said = { issueId: issueId(await report({ quantity: 2 })), to: 'refunded' };
    // ₹240 less 240/405 of ₹50, which are ₹29.62 and a part of a paisa.
    expect(await answer({ ...said, amount: 210.39 })).toMatchObject({ status: 422, body: { code: 'refund_too_high' } });
    expect((await answer({ ...said, amount: 210.38 })).status).toBe(200);
    expect(await balance(mou)).toBe(210.38);
  });

  test('declines with a reason, once, and then something can be reported again', async () => {
    const { mou, id, report, answer } = await delivered();
    const said = {
      issueId: issueId(await report({ quantity: 3 })),
      to: 'declined',
      reason: 'The photo shows it whole.',
    };
    expect((await answer({ ...said, reason: ' ' })).status).toBe(400);
    expect((await answer(said)).status).toBe(200);
    expect((await answer(said)).status).toBe(200);
    expect(await answer({ ...said, to: 'refunded', amount: 1 })).toMatchObject({ body: { code: 'issue_answered' } });
    expect((await read(mou, id)).issues).toMatchObject([{ state: 'declined', reason: 'The photo shows it whole.' }]);
    expect(await balance(mou)).toBe(0);
    expect((await report({ quantity: 3 })).status).toBe(200);
  });

  test('sees how much waits for an answer, and writes down who gave it', async () => {
    const { id, report, answer } = await delivered();
    const list = async () =>
      (await shop.ask('GET', '/desk/orders', { headers: EDITOR })).body.data.orders.find(
        (row: { id: number }) => row.id === id,
      );
    const issue = issueId(await report());
    expect(await list()).toMatchObject({ status: 'delivered', issues: 1 });
    await answer({ issueId: issue, to: 'declined', reason: 'No.' });
    expect(await list()).toMatchObject({ issues: 0 });
    const history = await shop.ask('GET', `/desk/history?subject=order:${id}`, { headers: EDITOR });
    expect(history.body.data[0]).toMatchObject({
      action: 'Reported damaged: 1 of Basmati Rice',
      by: 'Rina',
      after: { Report: 'declined', Reason: 'No.' },
    });
  });

  test('answers no report of another order', async () => {
    const [one, other] = [await delivered(), await delivered()];
    const said = { issueId: issueId(await one.report()), to: 'refunded', amount: 1 };
    expect(await other.answer(said)).toMatchObject({ status: 404, body: { code: 'unknown_issue' } });
  });
});
