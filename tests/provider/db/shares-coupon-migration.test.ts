import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbedded } from '../../../provider/db/open.ts';
import { orderItem } from '../../../provider/db/schema/order.ts';
import { openBefore } from '../fixtures/database-before.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-migration-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('the lines of orders from before it was noted share their coupon', async () => {
  const old = await openBefore(folder, '_shares_coupon');
  await old.query(`insert into customer (phone, name, created_at) values ('9830041207', 'Mou', now())`);
  await old.query(
    `insert into orders (number, customer_id, status, placed_at, total_paise, delivery_paise, coupon_paise, to_pay_paise,
       payment_method, slot_date, slot_key, slot_from, slot_to, address, body_hash)
     values ('HT-1', (select id from customer), 'placed', now(), 200, 0, 50, 150, 'cash', '2026-11-21', 'a', '11:00', '13:00', '{}', '')`,
  );
  await old.query(
    `insert into order_item (order_id, product_id, name, price_paise, mrp_paise, quantity)
     select id, 1, 'Tomato', 100, 100, 2 from orders`,
  );
  await old.close();

  const { db, close } = await openEmbedded(folder);
  expect(await db.select().from(orderItem)).toMatchObject([{ quantity: 2, sharesCoupon: true }]);
  await close();
});
