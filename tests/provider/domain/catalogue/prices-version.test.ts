import { afterAll, describe, expect, test } from 'vitest';
import { notePriceChange, PricesVersion } from '../../../../provider/domain/catalogue/prices-version.ts';
import { openOrderFixture } from '../../fixtures/order-fixture.ts';

const { shop, shopper, order } = await openOrderFixture();
afterAll(() => shop.close());

describe('the version of the prices', () => {
  test('is another one within a second after a change on purpose, and the same after an order', async () => {
    const prices = new PricesVersion(shop.db);
    const first = await prices.read(0);
    await order(await shopper(['tomato', 1]));
    expect(await prices.read(2000)).toBe(first);
    await notePriceChange(shop.db);
    expect(await prices.read(2500)).toBe(first);
    expect(await prices.read(3100)).not.toBe(first);
  });

  test('asks the database once, however many ask', async () => {
    let reads = 0;
    const counting = new Proxy(shop.db, {
      get: (db, name, receiver) => {
        if (name === 'select') reads += 1;
        return Reflect.get(db, name, receiver) as unknown;
      },
    });
    const prices = new PricesVersion(counting);
    await Promise.all(Array.from({ length: 100 }, () => prices.read(0)));
    expect(reads).toBe(1);
  });
});
