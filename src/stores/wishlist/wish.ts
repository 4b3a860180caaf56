import type { Id } from '../../../contract/id.ts';
import type { Product } from '../../../contract/product.ts';

// What the hearts of a page and the wishlist tell each other, as stores/cart/step.ts does for the cart.

/** A heart was pressed; taken by the store where that is there, which then cancels it. */
export const WISH = 'wish';

/** What is on the wishlist now, as the store knows it. */
export const WISHED = 'wished';

declare global {
  interface WindowEventMap {
    [WISH]: CustomEvent<Product>;
    [WISHED]: CustomEvent<readonly Id[]>;
  }
}
