import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { product } from '../../../provider/db/schema/catalogue.ts';
import { recordDelivery } from '../fixtures/good-shopping-lists.ts';
import { idOf, openShop, type Shop } from '../fixtures/open.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** What is suggested to a customer who was brought a product so many days ago. */
async function suggestedFor(deliveries: readonly (readonly [slug: string, daysAgo: number, quantity?: number])[]) {
  const { id, token } = await shop.register();
  for (const [slug, daysAgo, quantity = 1] of deliveries)
    await recordDelivery(shop, id, daysAgo, [{ productId: await idOf(shop, slug), quantity }]);
  const { body } = await shop.get('/suggested-shopping-list', token);
  return body.data.map(
    (line: { product: { name: string }; quantity: number; everyDays: number }) =>
      `${line.quantity} ${line.product.name} every ${line.everyDays}`,
  ) as string[];
}

test('three purchases make a rhythm, the middle of its gaps; two do not', async () => {
  expect(await suggestedFor([['tomato', 1], ['tomato', 3]])).toEqual([]); // prettier-ignore
  expect(await suggestedFor([['tomato', 1], ['tomato', 3], ['tomato', 5], ['tomato', 20]])).toEqual(['1 Tomato every 2']); // prettier-ignore
});

test('the quantity is the usual one; two orders of one day are one purchase', async () => {
  const deliveries = [['tomato', 1, 2], ['tomato', 8, 1], ['tomato', 8, 1], ['tomato', 15, 9]] as const; // prettier-ignore
  expect(await suggestedFor(deliveries)).toEqual(['2 Tomato every 7']);
  expect(await suggestedFor([['tomato', 1], ['tomato', 1], ['tomato', 1]])).toEqual([]); // prettier-ignore
});

test('what is due first comes first, and what was given up is left out', async () => {
  const dal = [40, 70, 100].map((daysAgo) => ['masoor-dal', daysAgo] as const);
  const tomato = [1, 3, 5].map((daysAgo) => ['tomato', daysAgo] as const);
  expect(await suggestedFor([...tomato, ...dal])).toEqual(['1 Masoor Dal every 30', '1 Tomato every 2']);
  const long = [50, 52, 54].map((daysAgo) => ['tomato', daysAgo] as const);
  expect(await suggestedFor(long)).toEqual([]);
});

test('only what arrived counts, and only what is still sold', async () => {
  const { id, token } = await shop.register();
  const [tomato, dal] = [await idOf(shop, 'tomato'), await idOf(shop, 'masoor-dal')];
  const names = async () =>
    ((await shop.get('/suggested-shopping-list', token)).body.data as { product: { name: string } }[]).map(
      ({ product: { name } }) => name,
    );
  for (const daysAgo of [1, 3])
    await recordDelivery(shop, id, daysAgo, [
      { productId: tomato, quantity: 1 },
      { productId: dal, quantity: 1 },
    ]);
  await recordDelivery(shop, id, 5, [{ productId: tomato, quantity: 1 }], 'cancelled');
  await recordDelivery(shop, id, 6, [{ productId: tomato, quantity: 2, missing: 2 }]);
  await recordDelivery(shop, id, 6, [{ productId: dal, quantity: 1 }]);
  expect(await names()).toEqual(['Masoor Dal']);
  await shop.db.update(product).set({ active: false }).where(eq(product.id, dal));
  expect(await names()).toEqual([]);
  await shop.db.update(product).set({ active: true }).where(eq(product.id, dal));
});

test('nothing of another customer’s is suggested', async () => {
  const { token } = await shop.register();
  expect((await shop.get('/suggested-shopping-list', token)).body.data).toEqual([]);
});
