import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { order as orders } from '../../../../provider/db/schema/order.ts';
import { amountsOf } from '../../../../provider/repositories/order.ts';
import { orderSummary } from '../../../../provider/domain/orders/change-status.ts';
import { idOf } from '../../fixtures/open.ts';
import { openWalletFixture } from '../../fixtures/wallet-fixture.ts';

const { shop, byQr, shopperWith, balance, read, move, decide, placed, mark, close } = await openWalletFixture();
afterAll(close);

describe('what the wallet paid and what is paid at the door', () => {
  test('is no less to pay for whoever looks at the order, once units are missing', async () => {
    const id = await placed(await shopperWith(100_000));
    await mark(id, 1, 1);
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, id));
    expect(row && orderSummary(row)).toMatch(/^HT-\d+ · placed · ₹0 · /);
  });

  test('does not keep a payment from being refused, where what came back was its own', async () => {
    const mou = await shopperWith(32_500);
    const id = await placed(mou, { ...byQr(), toPay: 100 });
    // ₹240 are given back: ₹100 of them need not be paid, ₹140 had come from the wallet.
    await mark(id, 1, 2);
    expect(await read(mou, id)).toMatchObject({ refundAmount: 240, walletRefund: 140 });
    const items = [{ productId: await idOf(shop, 'basmati-rice'), quantity: 2 }];
    await shop.ask('POST', `/order/${id}/items`, { token: mou.token, body: { items } });
    await decide(id, 'refused');
    // ₹185 of the wallet and ₹240 at the door are what 2 tomatoes, 3 of rice and the delivery come to.
    const row = await shop.db.select().from(orders).where(eq(orders.id, id));
    expect(row.map((each) => amountsOf(each).amountPayable)).toEqual([24_000]);
    await move(id, 'cancelled');
    expect(await balance(mou)).toBe(325);
  });
});
