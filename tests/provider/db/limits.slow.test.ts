import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_PHOTOS } from '../../../contract/desk-goods.ts';
import { MAX_QUANTITY } from '../../../contract/stock-limits.ts';
import { MAX_SHOPPING_LIST_LINES, MAX_SHOPPING_LISTS } from '../../../contract/shopping-list.ts';
import { type Database, inTransaction } from '../../../provider/db/database.ts';
import { address } from '../../../provider/db/schema/address.ts';
import { cartLine } from '../../../provider/db/schema/cart.ts';
import { product } from '../../../provider/db/schema/catalogue.ts';
import { customer as customers } from '../../../provider/db/schema/customer.ts';
import { coupon, order as orders, orderItem } from '../../../provider/db/schema/order.ts';
import { pushSubscription } from '../../../provider/db/schema/push-subscription.ts';
import { shoppingList, shoppingListLine } from '../../../provider/db/schema/shopping-list.ts';
import { issueToken } from '../../../provider/domain/log-in/session-token.ts';
import { changeOrderStatus } from '../../../provider/domain/orders/change-status.ts';
import { insertIssue } from '../../../provider/repositories/issue.ts';
import { readKeys } from '../../../provider/secrets/keys.ts';
import { needsServer } from '../../skip-unless.ts';
import { EDITOR } from '../fixtures/editing.ts';
import { HOME, MORNING } from '../fixtures/fixture.ts';
import { type Answered, type Customer, idOf, type Shop } from '../fixtures/open.ts';
import { openOrderFixture, type OrderFixture } from '../fixtures/order-fixture.ts';
import { openPushService } from '../fixtures/push-service.ts';

const AT_ONCE = 8;

/** Each limit with room for one more, and eight who ask for it at the same moment, each on a connection of its own. */
describe('a limit has room for one more, and one of eight at once gets it:', needsServer, () => {
  let service: Awaited<ReturnType<typeof openPushService>>;
  let fixture: OrderFixture;
  let shop: Shop;
  let db: Database;
  beforeAll(async () => {
    service = await openPushService();
    fixture = await openOrderFixture({ EDITOR_KEY: EDITOR['x-editor-key'], PUSH_HOSTS: service.host });
    shop = fixture.shop;
    db = shop.db;
  });
  afterAll(async () => {
    await shop.close();
    await service.close();
  });

  const atOnce = (ask: (turn: number) => Promise<Answered>): Promise<Answered[]> =>
    Promise.all(Array.from({ length: AT_ONCE }, (_, turn) => ask(turn)));
  async function expectOneOf(ask: (turn: number) => Promise<Answered>, codes: readonly string[]): Promise<void> {
    const answers = await atOnce(ask);
    const said = answers.map(({ status, body }) => (status === 200 ? 'done' : (body.code as string)));
    expect(said.filter((one) => one === 'done')).toHaveLength(1);
    expect(codes).toEqual(expect.arrayContaining([...new Set(said.filter((one) => one !== 'done'))]));
  }

  test('addresses', async () => {
    const mou = await shop.register();
    const row = { ...HOME, customerId: mou.id, pincodeId: fixture.delivered };
    await db.insert(address).values(Array<typeof row>(29).fill(row));
    const body = { ...HOME, pincodeId: fixture.delivered };
    await expectOneOf(() => shop.ask('POST', '/user-address/', { token: mou.token, body }), ['limit_reached']);
    expect(await db.$count(address, eq(address.customerId, mou.id))).toBe(30);
  });

  test('a default address', async () => {
    const mou = await shop.register();
    const body = { ...HOME, pincodeId: fixture.delivered, isDefault: true };
    await atOnce(() => shop.ask('POST', '/user-address/', { token: mou.token, body }));
    const saved = await db.select().from(address).where(eq(address.customerId, mou.id));
    expect(saved.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  test('shopping lists', async () => {
    const mou = await shop.register();
    const rows = Array.from({ length: MAX_SHOPPING_LISTS - 1 }, (_, each) => ({
      customerId: mou.id,
      name: `List ${each}`,
      createdAt: MORNING,
    }));
    await db.insert(shoppingList).values(rows);
    const ask = (turn: number) =>
      shop.ask('POST', '/shopping-list', { token: mou.token, body: { name: `Puja ${turn}`, lines: [] } });
    await expectOneOf(ask, ['limit_reached']);
  });

  test('products of a shopping list', async () => {
    const mou = await shop.register();
    const [template] = await db.select().from(product).where(eq(product.slug, 'tomato'));
    if (!template) throw new Error('There is no tomato.');
    const { id: _, ...columns } = template;
    const more = Array.from({ length: MAX_SHOPPING_LIST_LINES + AT_ONCE - 1 }, (__, each) => ({
      ...columns,
      slug: `tomato-${each}`,
      sku: `tomato-${each}`,
      code: `tomato-${each}`,
    }));
    const goods = await db.insert(product).values(more).returning({ id: product.id });
    const [list] = await db
      .insert(shoppingList)
      .values({ customerId: mou.id, name: 'Long', createdAt: MORNING })
      .returning();
    const listId = list?.id ?? 0;
    const lines = goods.slice(AT_ONCE).map(({ id }) => ({ listId, productId: id, quantity: 1, addedPricePaise: 1 }));
    await db.insert(shoppingListLine).values(lines);
    await expectOneOf(
      (turn) =>
        shop.ask('POST', `/shopping-list/${listId}/lines`, {
          token: mou.token,
          body: { lines: [{ productId: goods[turn]?.id, quantity: 1 }] },
        }),
      ['limit_reached'],
    );
    await db.delete(shoppingListLine).where(eq(shoppingListLine.listId, listId));
  });

  test('units in a cart', async () => {
    const mou = await shop.register();
    await fixture.add(mou, 'tomato', MAX_QUANTITY - 1);
    await expectOneOf(() => fixture.add(mou, 'tomato', 1), ['limit_reached']);
  });

  test('wishes of one product', async () => {
    const mou = await shop.register();
    const body = { productId: await idOf(shop, 'tomato') };
    await atOnce(() => shop.ask('POST', '/wishlist/web', { token: mou.token, body }));
    expect((await shop.get('/wishlist/web/w', mou.token)).body.count).toBe(1);
  });

  async function deliveredOrder(quantity: number) {
    const mou = await fixture.shopper(['tomato', quantity]);
    const { id } = (await fixture.order(mou)).body.data as { id: number };
    await inTransaction(db, (tx) => changeOrderStatus(tx, id, 'delivered', MORNING));
    const [item] = await db.select().from(orderItem).where(eq(orderItem.orderId, id));
    const declined = {
      orderId: id,
      orderItemId: item?.id ?? 0,
      kind: 'damaged',
      quantity: 1,
      state: 'declined',
    } as const;
    const report = (said: object) =>
      shop.ask('POST', `/order/${id}/issues`, {
        token: mou.token,
        body: { productId: item?.productId, kind: 'damaged', quantity: 1, ...said },
      });
    return { declined, report };
  }

  test('reports of an order', async () => {
    const { declined, report } = await deliveredOrder(10);
    for (let each = 0; each < 29; each += 1) await insertIssue(db, { ...declined, at: MORNING }, []);
    await expectOneOf((turn) => report({ text: `Torn ${turn}` }), ['too_many_issues']);
  });

  test('photos of an order', async () => {
    const { declined, report } = await deliveredOrder(10);
    await insertIssue(db, { ...declined, at: MORNING }, Array<Buffer>(11).fill(Buffer.from('a')));
    const drawn = sharp({ create: { width: 300, height: 200, channels: 3, background: 'red' } });
    const photos = [(await drawn.jpeg().toBuffer()).toString('base64')];
    // What finds no place to be encoded is turned away before.
    await expectOneOf((turn) => report({ text: `Torn ${turn}`, photos }), ['too_many_photos', 'overloaded']);
  });

  test('units that are reported', async () => {
    const { report } = await deliveredOrder(1);
    await expectOneOf((turn) => report({ text: `Torn ${turn}` }), ['already_reported']);
  });

  async function devicesOf({ id }: Customer): Promise<string[]> {
    const [who] = await db.select().from(customers).where(eq(customers.id, id));
    if (!who) throw new Error('There is no such customer.');
    const { token } = await readKeys(db, shop.settings);
    return Promise.all(Array.from({ length: AT_ONCE + 6 }, () => issueToken(db, token, who, MORNING)));
  }

  test('devices that have messages', async () => {
    const mou = await shop.register();
    const tokens = await devicesOf(mou);
    await Promise.all(
      tokens.map((token, turn) =>
        shop.ask('POST', '/customer/push-subscription', { token, body: service.subscribe(`device-${turn}`) }),
      ),
    );
    expect(await db.$count(pushSubscription, eq(pushSubscription.customerId, mou.id))).toBe(10);
  });

  test('uses of a coupon by a customer', async () => {
    const mou = await fixture.shopper(['tomato', 1]);
    await atOnce(async (turn) => {
      await fixture.add(mou, 'tomato', 1);
      return fixture.order(mou, { couponCode: 'ONCE' }, `key-${turn}`);
    });
    const [once] = await db.select().from(coupon).where(eq(coupon.code, 'ONCE'));
    expect(once?.used).toBe(1);
    expect(await db.$count(orders, eq(orders.customerId, mou.id))).toBe(1);
    expect(await db.$count(cartLine, eq(cartLine.customerId, mou.id))).toBe(1);
  });

  test('open streams of a customer', async () => {
    const mou = await fixture.shopper(['tomato', 1]);
    const { id } = (await fixture.order(mou)).body.data as { id: number };
    const leaving = new AbortController();
    const headers = { authorization: `Bearer ${mou.token}` };
    const ask = () =>
      shop.fetch(new Request(`http://localhost/api/order/${id}/events`, { headers, signal: leaving.signal }));
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, ask));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
    for (const { body } of answers) await body?.cancel();
  });

  test('photos of a product', async () => {
    const id = await idOf(shop, 'tomato');
    const ask = async (turn: number) => {
      const drawn = sharp({ create: { width: 400 + turn, height: 400, channels: 3, background: 'red' } });
      const data = (await drawn.png().toBuffer()).toString('base64');
      return shop.ask('POST', `/desk/goods/${id}/photos`, { headers: EDITOR, body: { by: 'Rina Das', data } });
    };
    for (let each = 1; each < MAX_PHOTOS; each += 1) expect((await ask(100 + each)).status).toBe(200);
    await expectOneOf(ask, ['invalid', 'refused', 'limit_reached', 'overloaded']);
  });
});
