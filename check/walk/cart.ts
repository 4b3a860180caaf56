import * as contract from '../../contract/cart.ts';
import { type Id, sameId } from '../../contract/id.ts';
import type { Product } from '../../contract/product.ts';
import type { Check } from '../check.ts';
import { nameOf } from '../check.ts';

/** The cart with what was put into it, as it was read back. */
export interface Filled {
  readonly cart: contract.Cart;
  readonly line: contract.CartLine;
}

/** The customer’s cart; a 404 is an empty one (section 8). */
async function readCart(check: Check): Promise<contract.Cart | undefined> {
  const outcome = await check.client.call(contract.getCart, { query: {} });
  if (outcome.exchanges.at(-1)?.status === 404) {
    check.findings.call(nameOf(contract.getCart), { verdict: 'right' });
    return { data: [], count: 0, totalPrice: 0 };
  }
  return check.judge(outcome).answer;
}

const lineOf = (cart: contract.Cart | undefined, productId: Id) =>
  cart?.data.find(({ product }) => sameId(product.id, productId));

/**
 * Puts a product into the cart, raises and lowers it, hands the cart over, and takes the product out again.
 * @param whileFilled checks to run while it is in the cart
 */
export async function walkCart(
  check: Check,
  product: Product,
  whileFilled: (filled: Filled) => Promise<void>,
): Promise<void> {
  const { postCart, increaseQuantity, decreaseQuantity, deleteCartLine } = contract;
  const { id } = product;
  const before = await readCart(check);
  const held = lineOf(before, id)?.quantity ?? 0;
  await check.ask(postCart, { body: { productId: id, quantity: 1 } });
  const cart = await readCart(check);
  const line = lineOf(cart, id);
  if (!cart || !line) {
    check.skip('Nothing came into the cart.', increaseQuantity, decreaseQuantity, deleteCartLine);
    const fault = cart ? 'It does not.' : 'The cart can’t be read: empty it by hand.';
    return check.rule('What is put into the cart lies in it', [fault], 'stops orders');
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
  if (held > 0) {
    await takeOut(check, id);
    return check.skip('The product lay in the cart before.', deleteCartLine);
  }
  await check.ask(deleteCartLine, { id: line.id });
  check.rule(
    'What is taken out of the cart is gone',
    lineOf(await readCart(check), id) ? ['It is still there: empty the cart.'] : [],
    'costs money',
  );
}

/** Takes one unit of a product out again. */
export async function takeOut(check: Check, productId: Id): Promise<void> {
  const line = lineOf(await readCart(check), productId);
  if (!line) return;
  if (line.quantity > 1) await check.client.call(contract.decreaseQuantity, { id: line.id, body: { by: 1 } });
  else await check.client.call(contract.deleteCartLine, { id: line.id });
}
