import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteShoppingList } from '../../../provider/repositories/shopping-list.ts';
import { needsServer } from '../../skip-unless.ts';
import { idOf, openShop, type Shop } from '../fixtures/open.ts';

describe('a shopping list that is deleted in another tab', needsServer, () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  test('is unknown to what is added to it at the same moment', async () => {
    const mou = await shop.register();
    const { token } = mou;
    const lines = [{ productId: await idOf(shop, 'tomato'), quantity: 1 }];
    const made = await shop.ask('POST', '/shopping-list', { token, body: { name: 'Weekly', lines: [] } });
    const id = made.body.data.id as number;
    const deleted = Promise.withResolvers<undefined>();
    const done = Promise.withResolvers<undefined>();
    const deleting = shop.db.transaction(async (tx) => {
      expect(await deleteShoppingList(tx, mou.id, id)).toBe(true);
      deleted.resolve(undefined);
      await done.promise;
    });
    await deleted.promise;
    const adding = shop.ask('POST', `/shopping-list/${id}/lines`, { token, body: { lines } });
    const waiting = () =>
      shop.db.execute(
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
    await expect.poll(async () => (await waiting()).rows.length, { interval: 20 }).toBe(1);
    done.resolve(undefined);
    await deleting;
    expect(await adding).toMatchObject({ status: 404, body: { code: 'unknown_shopping_list' } });
  });
});
