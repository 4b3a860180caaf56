import type { HTMLAttributes, Ref } from 'react';
import type { Product } from '../../contract/product.ts';

type OfProduct = HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement & { product?: Product }> };

declare module 'react' {
  namespace JSX {
    /** Those of src/elements. */
    interface IntrinsicElements {
      'cart-stepper': OfProduct;
      'wish-heart': OfProduct;
    }
  }
}
