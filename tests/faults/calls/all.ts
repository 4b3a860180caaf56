import { ACCOUNT } from './account.ts';
import { ADDRESS } from './address.ts';
import { AROUND_CART } from './around-cart.ts';
import { CART } from './cart.ts';
import { CATALOGUE } from './catalogue.ts';
import { CHECKOUT } from './checkout.ts';
import { DESK } from './desk.ts';
import { EDITOR } from './editor.ts';
import { EDITOR_SEARCH } from './editor-search.ts';
import { FILES, LOGIN } from './login.ts';
import { LIST_LINES } from './list-lines.ts';
import { OPEN_ORDER } from './open-order.ts';
import { ORDER_CHOICES } from './order-choices.ts';
import { ORDER_ISSUES } from './order-issues.ts';
import { PRODUCTS } from './product.ts';
import { SHOPPING_LISTS } from './shopping-lists.ts';
import { WISHLIST } from './wishlist.ts';

/** Every call that pages make, as whom and where. */
export const ALL = [
  ...[...CATALOGUE, ...PRODUCTS, ...FILES],
  ...[...CART, ...AROUND_CART, ...CHECKOUT],
  ...[...OPEN_ORDER, ...ORDER_CHOICES, ...ORDER_ISSUES],
  ...[...ACCOUNT, ...WISHLIST, ...ADDRESS, ...LOGIN],
  ...[...SHOPPING_LISTS, ...LIST_LINES],
  ...[...EDITOR, ...EDITOR_SEARCH, ...DESK],
];
