import type { Shop } from './open.ts';
import { goodPush } from './push-service.ts';

/** Good calls of one order of a customer's, and of being told of orders. */
export const goodFollowing = ({ ask }: Shop, token: string, order: () => Promise<number>) => ({
  ...goodPush,
  // Nothing comes after it, so the stream ends.
  getOrderEvents: async () => {
    const id = await order();
    await ask('PUT', `/order/cancel/${id}`, { token });
    return { id };
  },
  getOrder: async () => ({ id: await order() }),
  cancelOrder: async () => ({ id: await order() }),
});
