import type { Messages } from '../current.ts';
import { account } from './hi/account.ts';
import { cart } from './hi/cart.ts';
import { catalogue } from './hi/catalogue.ts';
import { checkout } from './hi/checkout.ts';
import { delivery } from './hi/delivery.ts';
import { fields } from './hi/fields.ts';
import { label } from './hi/label.ts';
import { lists } from './hi/lists.ts';
import { pages } from './hi/pages.ts';
import { refusals } from './hi/refusals.ts';
import { search } from './hi/search.ts';
import { session } from './hi/session.ts';
import { shared } from './hi/shared.ts';
import { shell } from './hi/shell.ts';

/** Hindi, by the English text. */
export const hi: Messages = {
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
