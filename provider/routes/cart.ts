import * as contract from '../../contract/cart.ts';
import { toRupees } from '../../contract/money.ts';
import { addToCart, decreaseQuantity, increaseQuantity, removeLine } from '../domain/cart/change-cart.ts';
import { deliverability } from '../domain/delivery/zones.ts';
import type { App, Provider } from '../http/env.ts';
import { route } from '../http/route.ts';
import { selectCart } from '../repositories/cart.ts';

export function cartRoutes(app: App, provider: Provider): void {
  route(app, provider, contract.postCart, async ({ db, customer, body }) => ({
    data: await addToCart(db, customer.id, body),
  }));

  route(app, provider, contract.getCart, async ({ db, customer, query }) => {
    const { lines, totalPaise } = await selectCart(db, customer.id);
    const deliverable = await deliverability(
      db,
      query.pincodeId,
      lines.map((line) => Number(line.product.id)),
    );
    return {
      data: lines.map((line) => ({ ...line, deliverable: deliverable(line.product.id) })),
      count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      totalPrice: toRupees(totalPaise),
    };
  });

  route(app, provider, contract.increaseQuantity, async ({ db, customer, id, body: { by } }) => ({
    data: await increaseQuantity(db, customer.id, id, by),
  }));

  route(app, provider, contract.decreaseQuantity, async ({ db, customer, id, body: { by } }) => ({
    data: await decreaseQuantity(db, customer.id, id, by),
  }));

  route(app, provider, contract.deleteCartLine, async ({ db, customer, id }) => {
    await removeLine(db, customer.id, id);
    return { data: null };
  });
}
