import { keepMount } from 'nanostores';
import { expect, test } from 'vitest';
import { getOrder } from '../../../src/api/order.ts';
import { $orderDetail, loadOrder } from '../../../src/stores/account/order-detail.ts';
import {
  $addition,
  addItems,
  chooseQuantity,
  startAdding,
  totalWith,
  $chosenItems,
} from '../../../src/stores/account/order-items.ts';
import { lost, openClient } from '../client-fixture.ts';
import { placed } from './placed-order.ts';

const shopping = openClient();
keepMount($orderDetail);

test('goods whose answer was lost are added once, though the order has been read with them meanwhile', async () => {
  const order = await placed(shopping);
  startAdding();
  chooseQuantity(shopping.dal, 2);
  const total = totalWith(order, $chosenItems.get());
  shopping.network = async (request) => {
    shopping.network = shopping.shop.fetch;
    await shopping.shop.fetch(request);
    return lost();
  };
  expect(await addItems(order)).toBe(false);
  await loadOrder();
  const extended = $orderDetail.get().data ?? order;
  expect(extended.toPay).toBe(total);
  expect(totalWith(extended, $chosenItems.get()), 'what is shown as the new total').toBe(total);
  expect(await addItems(extended), String($addition.get().reason)).toBe(true);
  expect(await getOrder(order.id)).toMatchObject({ toPay: total, items: [{}, { quantity: 2 }] });
});
