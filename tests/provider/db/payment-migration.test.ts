import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbedded } from '../../../provider/db/open.ts';
import { order } from '../../../provider/db/schema/order.ts';
import { openBefore } from '../fixtures/database-before.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-migration-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('orders from before payments had a status keep their references, however often they were used', async () => {
  const old = await openBefore(folder, '_payment_status');
  await old.query(`insert into customer (phone, name, created_at) values ('9830041207', 'Mou', now())`);
  const orders = [
    ['placed', 'qr', 'never-paid'],
    ['cancelled', 'qr', 'Never paid'],
    ['delivered', 'qr', '4711'],
    ['packed', 'qr', ' 4711 '],
    ['placed', 'cash', '4711'],
    ['placed', 'qr', '?!'],
  ];
  for (const [i, [status, method, reference]] of orders.entries())
    await old.query(
      `insert into orders (number, customer_id, status, placed_at, total_paise, delivery_paise, coupon_paise,
         to_pay_paise, payment_method, payment_reference, slot_date, slot_key, slot_from, slot_to, address, body_hash)
       values ($1, (select id from customer), $2, now(), 100, 0, 0, 100, $3, $4, '2026-11-21', 'a', '11:00', '13:00', '{}', '')`,
      [`HT-${i}`, status, method, reference],
    );
  await old.close();

  const { db, close } = await openEmbedded(folder);
  const rows = await db.select().from(order).orderBy(asc(order.id));
  expect(rows.map(({ paymentStatus, paymentKey }) => [paymentStatus, paymentKey])).toEqual([
    ['checking', 'NEVERPAID'],
    ['refunded', null],
    [null, '4711'],
    ['checking', null],
    [null, null],
    ['checking', null],
  ]);
  expect(rows.map(({ paymentReference }) => paymentReference)).toEqual(orders.map(([, , reference]) => reference));
  await close();
});
