import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../../provider/db/database.ts';
import type { OpenDatabase } from '../../provider/db/open.ts';
import { customer } from '../../provider/db/schema/customer.ts';
import { order } from '../../provider/db/schema/order.ts';
import { expectItAddsUp } from './adds-up.ts';
import { stockBeforeOrders } from './ledger.ts';
import { type Client, fillPlenty, makeClients, productId, slotTomorrow } from './clients.ts';
import { askOver, end, type Running } from './processes.ts';

const CLIENTS = 8;
/** A kill comes so many orders after a start, and then a few answers more each time: in the middle, on a slow machine too. */
const ORDERS = 3;

interface Answer {
  readonly number: string;
  readonly key: string;
  readonly toPay: number;
}

/** Fills carts and orders until nobody answers any more. Every order that was answered is noted. */
async function shopUntilDark(
  base: string,
  { token, addressId }: Client,
  goods: readonly number[],
  isAnswered: (isOrder: boolean) => void,
): Promise<Answer[]> {
  const answered: Answer[] = [];
  try {
    for (;;) {
      for (const id of goods) {
        await askOver(base, 'POST', '/cart/', { token, body: { productId: id, quantity: 2 } });
        isAnswered(false);
      }
      const key = randomUUID();
      const { status, body } = await askOver(base, 'POST', '/order', {
        token,
        headers: { 'idempotency-key': key },
        body: { addressId, slotId: slotTomorrow(), paymentMethod: 'cash', couponCode: 'TEN' },
      });
      if (status !== 200) return answered.concat({ number: JSON.stringify(body), key, toPay: 0 });
      answered.push({ number: body.data.number as string, key, toPay: Math.round(body.data.toPay * 100) });
      isAnswered(true);
    }
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError) return answered; // nobody there, or half an answer
    throw error;
  }
}

/** Every order that was answered is there as it was answered. */
async function expectAllThere(db: Database, answered: readonly Answer[]): Promise<void> {
  const numbers = answered.map(({ number }) => number);
  const kept = await db.select().from(order).where(inArray(order.number, numbers));
  const found = kept.map(({ number, idempotencyKey, toPayPaise }) => ({
    number,
    key: idempotencyKey,
    toPay: toPayPaise,
  }));
  const byNumber = (a: { number: string }, b: { number: string }) => a.number.localeCompare(b.number);
  expect(found.sort(byNumber)).toEqual([...answered].sort(byNumber));
}

export interface Killing {
  readonly open: () => Promise<OpenDatabase>;
  readonly start: () => Promise<Running>;
  readonly times: number;
}

/** Kills a provider during order traffic repeatedly and checks the data left. Returns the number of orders answered. */
export async function killInTraffic({ open, start, times }: Killing): Promise<number> {
  const first = await open();
  await fillPlenty(first.db);
  const clients = await makeClients(first.db, CLIENTS);
  const goods = await Promise.all(['tomato', 'masoor-dal', 'toned-milk'].map((slug) => productId(first.db, slug)));
  const before = await stockBeforeOrders(first.db);
  await first.close();

  const answered: Answer[] = [];
  for (let time = 0; time < times; time += 1) {
    const running = await start();
    let orders = 0;
    let later = 0;
    const enough = Promise.withResolvers<boolean>();
    const count = (isOrder: boolean) => {
      if (orders >= ORDERS) later += 1;
      else if (isOrder) orders += 1;
      if (orders >= ORDERS && later >= time) enough.resolve(true);
    };
    const shopping = Promise.all(clients.map((client) => shopUntilDark(running.base, client, goods, count)));
    await Promise.race([enough.promise, shopping]);
    await end(running, 'SIGKILL');
    answered.push(...(await shopping).flat());
  }

  const last = await open();
  await expectAllThere(last.db, answered);
  await expectItAddsUp(last.db, before);
  expect(await last.db.$count(customer, eq(customer.name, 'Mou Sen'))).toBe(CLIENTS);
  await last.close();
  return answered.length;
}
