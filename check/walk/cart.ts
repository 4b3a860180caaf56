import * as contract from '../../contract/cart.ts';
import { checkCoupon } from '../../contract/coupon.ts';
import { type Id, sameId } from '../../contract/id.ts';
import type { Product } from '../../contract/product.ts';
import type { Check } from '../check.ts';
import type { Goods } from './catalogue.ts';
import { nameOf } from '../check.ts';
import type { Outcome } from '../client.ts';
import { isUnread } from '../judge.ts';

/** The cart with what was put into it, as it was read back. */
export interface Filled {
  readonly cart: contract.Cart;
  readonly line: contract.CartLine;
}

const EMPTY: contract.Cart = { data: [], count: 0, totalPrice: 0 };

/** What lies in it; a 404 is an empty cart (section 8), and undefined is one that can’t be read. */
const cartIn = (outcome: Outcome<typeof contract.getCart>): contract.Cart | undefined => {
  if (outcome.exchanges.at(-1)?.status === 404) return EMPTY;
  return isUnread(outcome) ? undefined : outcome.answer;
};

/** The customer’s cart, of which nothing is written down. */
export const peekIntoCart = async ({ client }: Check): Promise<contract.Cart | undefined> =>
  cartIn(await client.call(contract.getCart, { query: {} }));

async function readCart(check: Check): Promise<contract.Cart | undefined> {
  const outcome = await check.client.call(contract.getCart, { query: {} });
  if (outcome.exchanges.at(-1)?.status !== 404) check.judge(outcome);
  else check.findings.call(nameOf(contract.getCart), { verdict: 'right' });
  return cartIn(outcome);
}

const lineOf = (cart: contract.Cart | undefined, productId: Id) =>
  cart?.data.find(({ product }) => sameId(product.id, productId));

export const unitsOf = (cart: contract.Cart, productId: Id): number => lineOf(cart, productId)?.quantity ?? 0;

/**
 * Puts a product into the cart, raises and lowers it, hands the cart over, and takes the product out again.
 * @param whileFilled checks to run while it is in the cart
 */
export async function walkCart(
  check: Check,
  { product }: Goods,
  whileFilled: (product: Product, filled: Filled) => Promise<void>,
): Promise<void> {
  if (!product) return check.skip('There is no product to put into the cart.', contract.postCart, ...FILLED);
  const before = await readCart(check);
  if (!before) {
    check.skip('The cart can’t be read, and what is put into it could not be taken out.', contract.postCart, ...FILLED);
    return check.rule('What is put into the cart lies in it', ['The cart can’t be read.'], 'stops orders');
  }
  try {
    await fillCart(check, product, before, (filled) => whileFilled(product, filled));
  } finally {
    await restoreCart(check, before);
  }
}

/** What is asked of a filled cart alone. */
const FILLED = [contract.increaseQuantity, contract.decreaseQuantity, contract.deleteCartLine, checkCoupon];

async function fillCart(
  check: Check,
  { id }: Product,
  before: contract.Cart,
  whileFilled: (filled: Filled) => Promise<void>,
): Promise<void> {
  const { postCart, increaseQuantity, decreaseQuantity, deleteCartLine } = contract;
  const held = unitsOf(before, id);
  await check.ask(postCart, { body: { productId: id, quantity: 1 } });
  const cart = await readCart(check);
  const line = lineOf(cart, id);
  if (!cart || !line) {
    check.skip('Nothing came into the cart that can be read.', ...FILLED);
    const fault = cart ? 'It does not.' : 'The cart can’t be read.';
    return check.rule('What is put into the cart lies in it', [fault], 'stops orders', contract.getCart);
  }
  check.rule(
    'What is put into the cart lies in it',
    line.quantity === held + 1 ? [] : [`One was added to ${held}, and there are ${line.quantity}.`],
    'costs money',
  );
  await whileFilled({ cart, line });
  await check.ask(increaseQuantity, { id: line.id, body: { by: 1 } });
  const raised = lineOf(await readCart(check), id)?.quantity;
  await check.ask(decreaseQuantity, { id: line.id, body: { by: 1 } });
  const lowered = lineOf(await readCart(check), id)?.quantity;
  const wanted = [line.quantity + 1, line.quantity];
  check.rule(
    'Quantities go up and down by one',
    raised === wanted[0] && lowered === wanted[1]
      ? []
      : [`${line.quantity} became ${raised ?? 'none'}, then ${lowered ?? 'none'}.`],
    'costs money',
  );
  // Units that were in the cart before stay there.
  if (held > 0) return check.skip('The product lay in the cart before.', deleteCartLine);
  await check.ask(deleteCartLine, { id: line.id });
  check.rule(
    'What is taken out of the cart is gone',
    lineOf(await readCart(check), id) ? ['It is still there.'] : [],
    'costs money',
  );
}

/** Changes the cart back to what it was, one product after the other, and notes what it can’t. */
export async function restoreCart(check: Check, before: contract.Cart): Promise<void> {
  const given = new Set<string>();
  for (;;) {
    const now = await peekIntoCart(check);
    if (!now) return void check.left.push('The cart can’t be read any more: look what lies in it.');
    const id = [...now.data, ...before.data]
      .map(({ product }) => product.id)
      .find((id) => !given.has(String(id)) && unitsOf(now, id) !== unitsOf(before, id));
    if (id === undefined) return;
    given.add(String(id));
    await setUnits(check, now, id, unitsOf(before, id));
    const after = await peekIntoCart(check);
    if (after && unitsOf(after, id) !== unitsOf(before, id))
      check.left.push(
        `The cart holds ${unitsOf(after, id)} of ${String(id).replace('gone-', '')}, and held ${unitsOf(before, id)}.`,
      );
  }
}

async function setUnits({ client }: Check, cart: contract.Cart, id: Id, wanted: number): Promise<void> {
  const line = lineOf(cart, id);
  const held = line?.quantity ?? 0;
  if (wanted > held) await client.call(contract.postCart, { body: { productId: id, quantity: wanted - held } });
  else if (line && wanted === 0) await client.call(contract.deleteCartLine, { id: line.id });
  // Some know no `by`, and move by one.
  else if (line)
    for (let units = held; units > wanted; units--)
      await client.call(contract.decreaseQuantity, { id: line.id, body: { by: 1 } });
}
