import { deleteAddress, getAddresses, postAddress } from '../../contract/address.ts';
import { postCart } from '../../contract/cart.ts';
import { type Id, sameId } from '../../contract/id.ts';
import { toRupees } from '../../contract/money.ts';
import { cancelOrder, getOrder, getOrders, type OrderBody, postOrder } from '../../contract/order.ts';
import type { Product } from '../../contract/product.ts';
import { RefusedError } from '../../src/api/errors.ts';
import { config } from '../../src/config.ts';
import type { Check } from '../check.ts';
import type { Outcome } from '../client.ts';
import { isNested } from '../kind.ts';
import { NO_KEY } from '../rules/cors.ts';
import { callName } from '../verdict.ts';
import { peekIntoCart, restoreCart, unitsOf } from './cart.ts';
import type { Goods } from './catalogue.ts';

type Placed = Outcome<typeof postOrder>;
type Named = Readonly<Record<'id', Id>>;

const LISTED = 'An order stands in the list of orders';
const UNLISTED = 'The list of orders can’t be read.';

/** Fills the cart as far as an order needs, orders, and takes back what can be taken back. Only on a staging provider. */
export async function walkOrder(check: Check, goods: Goods): Promise<void> {
  const { product, pincodeId, slots } = goods;
  const skip = (why: string) => check.skip(why, postOrder);
  if (!product) return skip('There is nothing to order.');
  if (!slots) return skip('The delivery slots can’t be read: the order would name none.');
  // The latest is the least likely to be full.
  const slot = slots.findLast(({ left }) => left !== 0);
  if (slots.length > 0 && !slot) return skip('Every delivery slot is full.');
  const cart = await peekIntoCart(check);
  if (!cart) return skip('The cart can’t be read, and what is put into it could not be taken out.');
  const address = await destination(check, pincodeId);
  if (!address) return skip('There is no address to order to.');
  try {
    const minimum = goods.minimumOrder ?? 0;
    const chosen = [product, ...goods.products]
      .map((each) => ({ each, units: unitsFor(each, minimum - cart.totalPrice, unitsOf(cart, each.id)) }))
      .find(({ units }) => units > 0);
    const tooLittle = `The minimum order of ${toRupees(minimum)} could not be reached`;
    if (!chosen) return skip(`${tooLittle} with as many units of one product as can be had.`);
    await check.ask(postCart, { body: { productId: chosen.each.id, quantity: chosen.units } });
    const filled = await peekIntoCart(check);
    // What lay in the cart before is not ordered by itself.
    if (!filled || unitsOf(filled, chosen.each.id) <= unitsOf(cart, chosen.each.id))
      return skip('Nothing came into the cart that can be read.');
    if (filled.totalPrice < minimum)
      return skip(
        `${tooLittle}: with ${chosen.units} more of one product the cart costs ${toRupees(filled.totalPrice)}.`,
      );
    await placeOrder(check, { addressId: address.id, ...(slot && { slotId: slot.id }), paymentMethod: 'cash' });
  } finally {
    await restoreCart(check, cart);
    if (address.isNew && !(await check.client.call(deleteAddress, { id: address.id })).answer)
      check.left.push('The address called “Check” is still there.');
  }
}

/** How many units make up what is missing; 0 where so many can’t be had. */
function unitsFor({ price, stock, maxQuantity, discontinued }: Product, missing: number, held: number): number {
  const needed = Math.max(1, price > 0 ? Math.ceil(missing / price) : 1);
  const most = Math.min(maxQuantity ?? config.maxQuantity, stock ?? Infinity);
  return discontinued || needed + held > most ? 0 : needed;
}

/** Orders twice under one key, looks the order up and cancels it. At a provider without slots, the body has none. */
async function placeOrder(check: Check, body: Partial<OrderBody>): Promise<void> {
  const before = (await check.ask(getOrders))?.data;
  /** What was ordered since; unknown where the provider lists no orders. */
  const listNew = async (): Promise<readonly Named[] | undefined> => {
    const all = before && (await check.ask(getOrders))?.data;
    return all?.filter(({ id }) => !before?.some((other) => sameId(other.id, id)));
  };
  const input = { body: body as OrderBody, headers: { 'idempotency-key': crypto.randomUUID() } };
  const first = await check.outcome(postOrder, input);
  const added = await listNew();
  const id = orderIn(first) ?? added?.[0]?.id;
  checkListed(check, first, added);
  if (id === undefined) return;
  let listed = added;
  if (first.answer) {
    const second = await check.client.call(postOrder, input);
    listed = await listNew();
    checkKey(check, [first, second], [added, listed]);
    if (!listed) listed = [first, second].flatMap((each) => each.answer?.data ?? []);
  }
  await check.ask(getOrder, { id });
  for (const order of listed ?? []) await cancel(check, order.id);
}

/** The id of the order that an answer names itself; the shop looks for one in the list where it names none. */
function orderIn({ answer, exchanges }: Placed): Id | undefined {
  const id = answer?.data?.id;
  return id !== undefined && holds(ordering({ exchanges })?.body, String(id)) ? id : undefined;
}

/** The exchange of the call itself, without those that look the order up. */
const ordering = ({ exchanges }: Pick<Placed, 'exchanges'>) => exchanges.findLast(({ method }) => method === 'POST');

const holds = (body: unknown, id: string, depth = 0): boolean =>
  isNested(body, depth)
    ? Object.entries(body).some(([name, each]) => (isNested(each, 0) || NAMES.test(name)) && holds(each, id, depth + 1))
    : String(body) === id;
const NAMES = /id$|number$|no$|code$|order$|^data$/i;

/** `added`: the orders that are new in the list. */
function checkListed(check: Check, first: Placed, added: readonly Named[] | undefined): void {
  const once = 'One call makes one order';
  const named = orderIn(first);
  if (!first.answer && !added?.length) return;
  if (!added) for (const rule of [once, LISTED]) check.findings.rule(rule, 'not asked', [UNLISTED]);
  else if (added.length === 0 && named === undefined) {
    const fault = 'The call was answered, and no order came of it.';
    check.rule(LISTED, [check.saying(fault, ordering(first))], 'stops orders', postOrder);
    check.findings.rule(once, 'not asked', ['No order came of it.']);
  } else {
    const isListed = named === undefined || added.some(({ id }) => sameId(id, named));
    check.rule(LISTED, isListed ? [] : ['It does not.']);
    if (isListed) check.rule(once, added.length > 1 ? [`It made ${added.length}.`] : [], 'costs money');
    else check.findings.rule(once, 'not asked', ['The order is not in the list.']);
  }
}

/** Whether the second call with the same key named the same order, and made no other. */
function checkKey(
  check: Check,
  [first, second]: readonly [Placed, Placed],
  [added, listed]: readonly (readonly Named[] | undefined)[],
): void {
  const { findings, isPlain, client } = check;
  const name = 'One Idempotency-Key makes one order';
  if (!added || !listed) return findings.rule(name, 'not asked', [UNLISTED]);
  const [named, again] = [orderIn(first), orderIn(second)];
  const isSame = named !== undefined && again !== undefined && sameId(named, again);
  if ((named !== undefined && again !== undefined && !isSame) || listed.length > added.length) {
    const fault = 'The same call again made another order.';
    // The shop sends an order again where the provider is said to keep to its key.
    if (isPlain || client.keepsKey)
      return findings.rule(name, 'wrong', [`${fault} The provider is said to keep to it.`], 'costs money');
    return findings.rule(name, 'missing', [`${fault} ${NO_KEY}`]);
  }
  if (isSame && listed.length === 1) return findings.rule(name, 'right');
  if (isSame) return findings.rule(name, 'missing', [`The list has ${listed.length} of it.`, NO_KEY]);
  const [which, silent] =
    named === undefined ? (['The call', first] as const) : (['The same call again', second] as const);
  const fault = `${which} is ${silent.error instanceof RefusedError ? 'refused' : 'answered without the order'}.`;
  findings.rule(name, 'missing', [check.saying(fault, ordering(silent)), NO_KEY]);
}

async function cancel(check: Check, id: Id): Promise<void> {
  const { answer, exchanges } = await check.client.call(cancelOrder, { id });
  const status = exchanges.at(-1)?.status ?? 0;
  const name = 'The order that was placed is cancelled';
  const note = `${callName(cancelOrder)} answers ${status}: cancel the order of the test customer by hand.`;
  if (answer) check.findings.rule(name, 'right');
  else check.findings.rule(name, 'missing', [note]);
}

/** An address of the customer’s, a new one where there is none. */
async function destination(
  check: Check,
  pincodeId: Id | undefined,
): Promise<{ readonly id: Id; readonly isNew: boolean } | undefined> {
  const [saved] = (await check.ask(getAddresses))?.data ?? [];
  if (saved) return { id: saved.id, isNew: false };
  if (pincodeId === undefined) return undefined;
  const body = { label: 'Other', name: 'Check', phone: '9830012345', line1: '1 Check Lane', pincodeId };
  const id = (await check.ask(postAddress, { body }))?.data?.id;
  return id === undefined ? undefined : { id, isNew: true };
}
