import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { OrderStatus } from '../../contract/order.ts';
import { inTransaction } from '../../provider/db/database.ts';
import { orderItem } from '../../provider/db/schema/order.ts';
import { credit } from '../../provider/domain/customer/wallet.ts';
import { markMissing } from '../../provider/domain/orders/missing.ts';
import { changeOrderStatus } from '../../provider/domain/orders/order-status.ts';
import { updatePaymentStatus } from '../../provider/domain/orders/payments.ts';
import { expectItAddsUp } from './adds-up.ts';
import { MORNING } from './fixture.ts';
import { stockBeforeOrders } from './ledger.ts';
import { openOrderFixture, type Shopper } from './order-fixture.ts';

/** A shop whose shoppers have something in their wallets, and what happens to their orders. */
export async function openWalletFixture() {
  const fixture = await openOrderFixture();
  const { shop, shopper, order } = fixture;
  const before = await stockBeforeOrders(shop.db);
  let references = 812_345_678_900;
  return {
    ...fixture,
    /** Closes the shop, in which everything has to add up. */
    async close(): Promise<void> {
      await expectItAddsUp(shop.db, before);
      await shop.close();
    },
    /** 2 of tomatoes at ₹22.50 and 3 of rice at ₹120: ₹405, and ₹20 for delivery. */
    async shopperWith(paise: number): Promise<Shopper> {
      const mou = await shopper(['tomato', 2], ['basmati-rice', 3]);
      if (paise > 0) await inTransaction(shop.db, (tx) => credit(tx, mou.id, paise, 'A gift', MORNING));
      return mou;
    },
    balance: async ({ token }: Shopper) => (await shop.get('/customer/wallet', token)).body.data.balance as number,
    read: async ({ token }: Shopper, id: number) => (await shop.get(`/order/${id}`, token)).body.data,
    move: (id: number, to: OrderStatus) => inTransaction(shop.db, (tx) => changeOrderStatus(tx, id, to, MORNING)),
    decide: (id: number, to: 'confirmed' | 'refused') =>
      inTransaction(shop.db, (tx) => updatePaymentStatus(tx, id, to, MORNING)),
    byQr: () => ({ paymentMethod: 'qr', paymentReference: String((references += 1)) }),
    async placed(mou: Shopper, more: object = {}): Promise<number> {
      const { status, body } = await order(mou, { useWallet: true, ...more });
      expect(status, JSON.stringify(body)).toBe(200);
      return body.data.id as number;
    },
    async mark(id: number, line: 0 | 1, missing: number): Promise<void> {
      const lines = await shop.db.select().from(orderItem).where(eq(orderItem.orderId, id)).orderBy(asc(orderItem.id));
      await inTransaction(shop.db, (tx) =>
        markMissing(tx, id, { itemId: lines[line]?.id ?? 0, missing, sellOut: false }, MORNING),
      );
    },
  };
}
