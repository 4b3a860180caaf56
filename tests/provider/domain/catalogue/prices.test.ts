import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { product } from '../../../../provider/db/schema/catalogue.ts';
import { selectPrices } from '../../../../provider/repositories/prices.ts';
import { openOrderFixture } from '../../fixtures/order-fixture.ts';

const { shop } = await openOrderFixture();
afterAll(() => shop.close());

describe('what goods cost now', () => {
  test('is said in rupees with the MRP and what is left, of those that are asked for', async () => {
    const [first, other] = await shop.db.select().from(product).orderBy(product.id).limit(2);
    if (!first || !other) throw new Error('There are no goods.');
    await shop.db.update(product).set({ pricePaise: 4750, mrpPaise: 5000, stock: 7 }).where(eq(product.id, first.id));
    expect(await selectPrices(shop.db, [first.id, 'nothing', 2 ** 40])).toEqual([[first.id, 47.5, 50, 7]]);
    expect(await selectPrices(shop.db, [String(first.id), other.id])).toHaveLength(2);
    expect(await selectPrices(shop.db, [])).toEqual([]);
  });

  test('leaves out what is no longer sold', async () => {
    const [first] = await shop.db.select().from(product).orderBy(product.id).limit(1);
    if (!first) throw new Error('There are no goods.');
    await shop.db.update(product).set({ active: false }).where(eq(product.id, first.id));
    expect(await selectPrices(shop.db, [first.id])).toEqual([]);
  });
});
