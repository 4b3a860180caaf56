import { getAddresses, postAddress } from '../../contract/address.ts';
import { postCart } from '../../contract/cart.ts';
import { type Id, sameId } from '../../contract/id.ts';
import { cancelOrder, getOrder, getOrders, postOrder } from '../../contract/order.ts';
import type { Check } from '../check.ts';
import { nameOf } from '../check.ts';
import { NO_KEY } from '../rules/cors.ts';
import { takeOut } from './cart.ts';
import type { Goods } from './catalogue.ts';

/** Places an order twice under one key, looks it up and cancels it. Only on a staging provider. */
export async function walkOrder(check: Check, goods: Goods): Promise<void> {
  const { product, pincodeId, slots } = goods;
  // The latest is the least likely to be full.
  const slot = slots.findLast(({ left }) => left !== 0);
  const addressId = await destination(check, pincodeId);
  if (!product || addressId === undefined) return check.skip('There is nothing to order, or no address.', postOrder);
  await check.ask(postCart, { body: { productId: product.id, quantity: 1 } });
  const input = {
    body: { addressId, slotId: slot?.id ?? '', paymentMethod: 'cash' as const },
    headers: { 'idempotency-key': crypto.randomUUID() },
  };
  const answer = await check.ask(postOrder, input);
  // A provider that only confirms the order has it first in its list.
  const first = answer && (answer.data ?? (await check.ask(getOrders))?.data[0]);
  if (!first) return takeOut(check, product.id);
  const second = (await check.client.call(postOrder, input)).answer?.data;
  const isOne = second != null && sameId(first.id, second.id);
  const name = 'One Idempotency-Key makes one order';
  if (isOne) check.findings.rule(name, 'right');
  else
    check.findings.rule(
      name,
      'missing',
      `The same call again made ${second ? 'another order' : 'no order'}. ${NO_KEY}`,
    );
  const listed = (await check.ask(getOrders))?.data.filter(({ id }) => sameId(id, first.id)) ?? [];
  check.rule(
    'An order stands in the list of orders',
    listed.length === 1 ? [] : [`It stands there ${listed.length} times.`],
  );
  await check.ask(getOrder, { id: first.id });
  if (second && !isOne) await cancel(check, second.id);
  await cancel(check, first.id);
}

async function cancel(check: Check, id: Id): Promise<void> {
  const { answer, exchanges } = await check.client.call(cancelOrder, { id });
  const status = exchanges.at(-1)?.status ?? 0;
  if (answer) check.findings.rule('The order that was placed is cancelled', 'right');
  else
    check.findings.rule(
      'The order that was placed is cancelled',
      'missing',
      `${nameOf(cancelOrder)} answers ${status}: cancel the order of the test customer by hand.`,
    );
}

/** An address of the customer’s, a new one where there is none. */
async function destination(check: Check, pincodeId: Id | undefined): Promise<Id | undefined> {
  const [saved] = (await check.ask(getAddresses))?.data ?? [];
  if (saved || pincodeId === undefined) return saved?.id;
  const body = { label: 'Check', name: 'Check', phone: '9830012345', line1: '1 Check Lane', pincodeId };
  return (await check.ask(postAddress, { body }))?.data?.id;
}
