import * as v from 'valibot';
import { call } from './call.ts';
import { CustomerQuery, Id } from './id.ts';
import { Rupees } from './money.ts';
import { Product } from './product.ts';
import { maybe, one } from './schema.ts';

/** `product.price` is today's; `addedPrice` is what it was when the line was added. */
export const CartLine = v.object({
  id: Id,
  product: Product,
  quantity: v.number(),
  addedPrice: maybe(Rupees),
  /** Whether it can go to the pincode that was asked about. */
  deliverable: maybe(v.boolean()),
});
export type CartLine = v.InferOutput<typeof CartLine>;

/** `count` is the number of units, `totalPrice` the item total. */
export const Cart = v.object({ data: v.array(CartLine), count: v.number(), totalPrice: Rupees });
export type Cart = v.InferOutput<typeof Cart>;

const Quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999));

export const CartBody = v.object({
  productId: Id,
  quantity: v.optional(Quantity, 1),
  /** Price when a guest put it into the cart; left out, today's price counts. */
  addedPrice: v.optional(Rupees),
});

/** How many units at once; a provider that does not know it moves by one, and says so in its answer. */
const By = v.optional(v.object({ by: v.optional(Quantity, 1) }), {});

/** The line as it is now; null when it is gone. */
const LineAnswer = one(v.nullish(CartLine, null));

export const postCart = call({
  method: 'POST',
  path: '/cart/',
  tag: 'Cart',
  caller: 'customer',
  summary: 'Add units of a product',
  body: CartBody,
  answer: LineAnswer,
});
export const getCart = call({
  method: 'GET',
  path: '/cart/web/c',
  tag: 'Cart',
  caller: 'customer',
  summary: 'The cart; 404 when it is empty counts as empty',
  query: v.object({ ...CustomerQuery.entries, pincodeId: v.optional(Id) }),
  answer: Cart,
});
export const increaseQuantity = call({
  method: 'PUT',
  path: '/cart/quantityIncrease/{id}',
  tag: 'Cart',
  caller: 'customer',
  summary: 'More units of a line',
  body: By,
  answer: LineAnswer,
});
export const decreaseQuantity = call({
  method: 'PUT',
  path: '/cart/quantityDecrease/{id}',
  tag: 'Cart',
  caller: 'customer',
  summary: 'Fewer units of a line; none removes it',
  body: By,
  answer: LineAnswer,
});
export const deleteCartLine = call({
  method: 'DELETE',
  path: '/cart/delete-cart/{id}',
  tag: 'Cart',
  caller: 'customer',
  summary: 'Remove a line',
  answer: LineAnswer,
});
