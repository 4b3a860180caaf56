import type { Messages } from '../current.ts';
import { account } from './bn/account.ts';
import { cart } from './bn/cart.ts';
import { catalogue } from './bn/catalogue.ts';
import { checkout } from './bn/checkout.ts';
import { delivery } from './bn/delivery.ts';
import { fields } from './bn/fields.ts';
import { label } from './bn/label.ts';
import { lists } from './bn/lists.ts';
import { pages } from './bn/pages.ts';
import { refusals } from './bn/refusals.ts';
import { search } from './bn/search.ts';
import { session } from './bn/session.ts';
import { shared } from './bn/shared.ts';
import { shell } from './bn/shell.ts';

/** Bengali, by the English text. */
export const bn: Messages = {
  ...account,
  ...cart,
  ...catalogue,
  ...checkout,
  ...delivery,
  ...fields,
  ...label,
  ...lists,
  ...pages,
  ...refusals,
  ...search,
  ...session,
  ...shared,
  ...shell,
};
