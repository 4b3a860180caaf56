import * as v from 'valibot';
import { call } from './call.ts';
import { Id } from './id.ts';
import { Rupees } from './money.ts';
import { msg } from './msg.ts';
import { Product } from './product.ts';
import { SingleLineText, withoutControls } from './safe-text.ts';
import { listOf, maybe, one, text } from './schema.ts';

/** How many shopping lists a customer may keep, how many products one may hold, and how many of one product. */
export const MAX_SHOPPING_LISTS = 20;
export const MAX_SHOPPING_LIST_LINES = 100;
export const MAX_SHOPPING_LIST_QUANTITY = 99;
export const MAX_SHOPPING_LIST_NAME = 60;

/** `product.price` is today's; `addedPrice` is what it was when the line was added. */
export const ShoppingListLine = v.object({ product: Product, quantity: v.number(), addedPrice: maybe(Rupees) });
export type ShoppingListLine = v.InferOutput<typeof ShoppingListLine>;

/** `count` is the number of products, `shared` whether there is a link to it. */
export const ShoppingListSummary = v.object({ id: Id, name: SingleLineText, count: v.number(), shared: v.boolean() });
export type ShoppingListSummary = v.InferOutput<typeof ShoppingListSummary>;

/** Whoever has the `shareToken` may read the name and the lines; null while it is not shared. */
export const ShoppingList = v.object({
  id: Id,
  name: SingleLineText,
  shareToken: maybe(v.string()),
  lines: v.array(ShoppingListLine),
});
export type ShoppingList = v.InferOutput<typeof ShoppingList>;

/** As anybody sees it who has the link: nothing in it says whose it is. */
export const SharedShoppingList = v.object({ name: SingleLineText, lines: v.array(ShoppingListLine) });
export type SharedShoppingList = v.InferOutput<typeof SharedShoppingList>;

/** What a customer buys regularly: the usual quantity, and the usual number of days from one purchase to the next. */
export const SuggestedLine = v.object({ product: Product, quantity: v.number(), everyDays: v.number() });
export type SuggestedLine = v.InferOutput<typeof SuggestedLine>;

const quantity = (least: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(MAX_SHOPPING_LIST_QUANTITY));

const Name = text(msg('Please enter a name for the list.'), MAX_SHOPPING_LIST_NAME);
const Line = v.object({ productId: Id, quantity: quantity(1) });
const Lines = v.pipe(
  v.array(Line),
  v.maxLength(MAX_SHOPPING_LIST_LINES, `A list holds at most ${MAX_SHOPPING_LIST_LINES} products.`),
);

export const ShoppingListBody = v.object({ name: Name, lines: v.optional(Lines, []) });

const tag = 'Shopping lists';

export const getShoppingLists = call({
  method: 'GET',
  path: '/shopping-list',
  tag,
  caller: 'customer',
  summary: 'The customer’s shopping lists, oldest first, without their lines',
  answer: listOf(ShoppingListSummary),
});
export const postShoppingList = call({
  method: 'POST',
  path: '/shopping-list',
  tag,
  caller: 'customer',
  summary:
    'Make a shopping list; products the shop does not know are left out; the header Idempotency-Key makes a repeated call the same list',
  body: ShoppingListBody,
  answer: one(ShoppingList),
});
export const getShoppingList = call({
  method: 'GET',
  path: '/shopping-list/{id}',
  tag,
  caller: 'customer',
  summary: 'One shopping list with its lines, as the products are today',
  answer: one(ShoppingList),
});
export const putShoppingList = call({
  method: 'PUT',
  path: '/shopping-list/{id}',
  tag,
  caller: 'customer',
  summary: 'Rename a shopping list',
  body: v.object({ name: Name }),
  answer: one(ShoppingList),
});
export const deleteShoppingList = call({
  method: 'DELETE',
  path: '/shopping-list/{id}',
  tag,
  caller: 'customer',
  summary: 'Delete a shopping list; a link to it leads nowhere then',
  answer: one(v.nullish(ShoppingList, null)),
});
export const postShoppingListLines = call({
  method: 'POST',
  path: '/shopping-list/{id}/lines',
  tag,
  caller: 'customer',
  summary:
    'Add products to a shopping list; of what is on it already it then has more; the header Idempotency-Key makes a repeated call the same addition',
  body: v.object({ lines: v.pipe(Lines, v.minLength(1)) }),
  answer: one(ShoppingList),
});
export const putShoppingListLine = call({
  method: 'PUT',
  path: '/shopping-list/{id}/line',
  tag,
  caller: 'customer',
  summary: 'Set how many of a product a shopping list has; none takes it off',
  body: v.object({ productId: Id, quantity: quantity(0) }),
  answer: one(ShoppingList),
});
export const postShoppingListShare = call({
  method: 'POST',
  path: '/shopping-list/{id}/share',
  tag,
  caller: 'customer',
  summary: 'Share a shopping list by a link; one that is shared keeps its link',
  answer: one(ShoppingList),
});
export const deleteShoppingListShare = call({
  method: 'DELETE',
  path: '/shopping-list/{id}/share',
  tag,
  caller: 'customer',
  summary: 'Stop sharing a shopping list: its link leads nowhere from then on',
  answer: one(ShoppingList),
});
/** By POST, so that the token stands in no URL and so in no log. */
export const openSharedShoppingList = call({
  method: 'POST',
  path: '/shared-shopping-list',
  tag,
  caller: 'anyone',
  summary: 'A shopping list that somebody shares, to read',
  body: v.object({
    token: v.pipe(v.string(), v.minLength(1), v.maxLength(100), withoutControls('This list is not shared any more.')),
  }),
  answer: one(SharedShoppingList),
});
export const getSuggestedLines = call({
  method: 'GET',
  path: '/suggested-shopping-list',
  tag,
  caller: 'customer',
  summary: 'What the customer buys regularly, and how often, by the orders that were delivered',
  answer: listOf(SuggestedLine),
});
