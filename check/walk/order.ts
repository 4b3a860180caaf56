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
  const before = (await check.ask(getOrders))?.data;
  /** What was ordered since; unknown where the provider lists no orders. */
  const listNew = async () => {
    const all = before && (await check.ask(getOrders))?.data;
    return all?.filter(({ id }) => !before?.some((other) => sameId(other.id, id)));
  };
  await check.ask(postCart, { body: { productId: product.id, quantity: 1 } });
  const input = {
    body: { addressId, slotId: slot?.id ?? '', paymentMethod: 'cash' as const },
    headers: { 'idempotency-key': crypto.randomUUID() },
  };
  const answer = await check.ask(postOrder, input);
  const added = await listNew();
  const faults = added && added.length > 1 ? [`It made ${added.length}.`] : [];
  if (answer && added) check.rule('One call makes one order', faults, 'costs money');
  const first = answer?.data ?? added?.[0];
  if (!first) {
    if (answer)
      check.rule('An order stands in the list of orders', ['It does not: cancel it by hand.'], 'stops orders');
    return takeOut(check, product.id);
  }
  const second = answer && (await check.client.call(postOrder, input)).answer?.data;
  if (answer) checkKey(check, second == null ? undefined : sameId(first.id, second.id));
  const listed = (await listNew()) ?? [];
  const times = listed.filter(({ id }) => sameId(id, first.id)).length;
  check.rule('An order stands in the list of orders', times === 1 ? [] : [`It stands there ${times} times.`]);
  await check.ask(getOrder, { id: first.id });
  const ids = [first, ...(second ? [second] : []), ...listed].map(({ id }) => id);
  for (const id of ids.filter((id, i) => ids.findIndex((other) => sameId(other, id)) === i)) await cancel(check, id);
}

/** `isOne`: whether the second call with the same key named the same order; undefined where it named none. */
function checkKey({ findings, isPlain, client }: Check, isOne: boolean | undefined): void {
  const name = 'One Idempotency-Key makes one order';
  if (isOne) return findings.rule(name, 'right');
  const fault = `The same call again made ${isOne === undefined ? 'no order' : 'another order'}.`;
  // The shop sends an order again where the provider is said to keep to its key.
  if (isOne === false && (isPlain || client.keepsKey))
    findings.rule(name, 'wrong', [`${fault} The provider is said to keep to it.`], 'costs money');
  else findings.rule(name, 'missing', [`${fault} ${NO_KEY}`]);
}

async function cancel(check: Check, id: Id): Promise<void> {
  const { answer, exchanges } = await check.client.call(cancelOrder, { id });
  const status = exchanges.at(-1)?.status ?? 0;
  const name = 'The order that was placed is cancelled';
  const note = `${nameOf(cancelOrder)} answers ${status}: cancel the order of the test customer by hand.`;
  if (answer) check.findings.rule(name, 'right');
  else check.findings.rule(name, 'missing', [note]);
}

/** An address of the customer’s, a new one where there is none. */
async function destination(check: Check, pincodeId: Id | undefined): Promise<Id | undefined> {
  const [saved] = (await check.ask(getAddresses))?.data ?? [];
  if (saved || pincodeId === undefined) return saved?.id;
  const body = { label: 'Check', name: 'Check', phone: '9830012345', line1: '1 Check Lane', pincodeId };
  return (await check.ask(postAddress, { body }))?.data?.id;
}
