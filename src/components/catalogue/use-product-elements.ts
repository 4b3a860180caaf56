import { useEffect } from 'react';
import { serveProductElements } from '../../stores/wishlist/product-elements.ts';

/** Keeps cart and wishlist at work for the steppers and hearts (src/elements) in a component; they draw nothing of React. */
export const useProductElements = (): void => useEffect(serveProductElements, []);
