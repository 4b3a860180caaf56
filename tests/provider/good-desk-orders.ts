import { eq } from 'drizzle-orm';
import { orderItem } from '../../provider/db/schema/order.ts';
import type { Shop } from './open.ts';

interface Ordering {
  /** Puts one more unit into the cart. */
  readonly line: () => Promise<number>;
  readonly order: (more?: object) => Promise<number>;
}

/** Good calls of the desk's orders; each has an order of its own. */
export function goodDeskOrders({ db }: Shop, { line, order }: Ordering) {
  let references = 512_345_678_900;
  return {
    getDeskOrders: async () => {
      await order();
      return {};
    },
    getDeskOrder: async () => ({ id: await order() }),
    putDeskOrderStatus: async () => ({
      id: await order(),
      body: { by: 'Rina', from: 'placed', to: 'confirmed' },
    }),
    putDeskOrderPayment: async () => ({
      id: await order({ paymentMethod: 'qr', paymentReference: String((references += 1)) }),
      body: { by: 'Rina', from: 'checking', to: 'confirmed' },
    }),
    putDeskOrderMissing: async () => {
      await line();
      const id = await order();
      const [item] = await db.select().from(orderItem).where(eq(orderItem.orderId, id));
      return { id, body: { by: 'Rina', itemId: item?.id, missing: 1, sellOut: false } };
    },
  };
}
