import type { Id } from '../../../contract/id.ts';
import type { Product } from '../../../contract/product.ts';
import { t } from '../../i18n/t.ts';

// Events between a page's hearts and the wishlist's store, as stores/cart/step.ts has for the cart.

/** A heart was pressed; a loaded store handles the event and cancels it. */
export const WISHLIST_TOGGLE = 'wish';

/** The ids on the wishlist, sent by the store at each change. */
export const WISHLIST_CHANGE = 'wished';

declare global {
  interface WindowEventMap {
    [WISHLIST_TOGGLE]: CustomEvent<Product>;
    [WISHLIST_CHANGE]: CustomEvent<readonly Id[]>;
  }
}

/** The toast of a guest whose heart waits for log in; also used before the stores have loaded (src/early). */
export const logInToKeep = (name: string): string => t('Log in to keep {name} on your wishlist.', { name });
