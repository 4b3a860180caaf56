import type { Product } from '../../../contract/product.ts';

/** A press on a stepper. */
export interface Step {
  readonly product: Product;
  readonly by: 1 | -1;
}

// What the steppers of a page and the cart tell each other, by events of the window: the steppers are there before the store.

/** A stepper was pressed; a loaded store handles the event and cancels it. */
export const CART_STEP = 'cart-step';

/** What the cart holds now, as the store knows it. */
export const CART_LINES = 'cart-lines';

declare global {
  interface WindowEventMap {
    [CART_STEP]: CustomEvent<Step>;
    [CART_LINES]: CustomEvent<readonly { readonly product: Product; readonly quantity: number }[]>;
  }
}
