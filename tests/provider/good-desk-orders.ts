import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { order as orders, orderItem } from '../../provider/db/schema/order.ts';
import { inTransaction } from '../../provider/db/database.ts';
import { changeOrderStatus } from '../../provider/domain/orders/order-status.ts';
import type { Shop } from './open.ts';

interface Ordering {
  /** Puts one more unit into the cart. */
  readonly line: () => Promise<number>;
  readonly order: (more?: object) => Promise<number>;
  /** Whose orders they are. */
  readonly token: string;
}

const aPhoto = async (): Promise<string> => {
  const photo = sharp({ create: { width: 120, height: 120, channels: 3, background: '#8a5200' } });
  return (await photo.png().toBuffer()).toString('base64');
};

interface Reported {
  readonly id: number;
  readonly photos: readonly number[];
}

/** Good calls of the desk's orders; each has an order of its own. */
export function goodDeskOrders({ db, ask, clock }: Shop, { line, order, token }: Ordering) {
  let references = 512_345_678_900;
  const deliver = async () => {
    const id = await order();
    await inTransaction(db, (tx) => changeOrderStatus(tx, id, 'delivered', clock.now));
    const [item] = await db.select().from(orderItem).where(eq(orderItem.orderId, id));
    return { id, body: { productId: item?.productId, kind: 'damaged', quantity: 1, photos: [await aPhoto()] } };
  };
  const report = async () => {
    const { id, body } = await deliver();
    const [issue] = (await ask('POST', `/order/${id}/issues`, { token, body })).body.data.issues as Reported[];
    return { id, issueId: issue?.id ?? 0, photo: issue?.photos[0] ?? 0 };
  };
  return {
    getWallet: () => ({}),
    postIssue: deliver,
    getIssuePhoto: async () => ({ id: (await report()).photo }),
    getDeskIssuePhoto: async () => ({ id: (await report()).photo }),
    putDeskOrderIssue: async () => {
      const { id, issueId } = await report();
      return { id, body: { by: 'Rina', issueId, to: 'refunded', amount: 1 } };
    },
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
    putDeskOrderInvoice: async () => {
      const id = await order();
      await db.update(orders).set({ status: 'packed' }).where(eq(orders.id, id));
      return { id, body: { by: 'Rina' } };
    },
    putDeskOrderMissing: async () => {
      await line();
      const id = await order();
      const [item] = await db.select().from(orderItem).where(eq(orderItem.orderId, id));
      return { id, body: { by: 'Rina', itemId: item?.id, missing: 1, sellOut: false } };
    },
  };
}
