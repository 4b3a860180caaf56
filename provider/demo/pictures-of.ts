import type { DemoProduct } from './types.ts';

/** Something to pour is shown a second time without its pack: flour, rice, dal, spice. */
const hasInside = ({ picture }: DemoProduct): boolean => picture.kind === 'pack' && picture.motif.startsWith('heap-');

/** The names of a product's drawings, where there are several. */
export const picturesOf = (product: DemoProduct): string[] | null =>
  hasInside(product) ? [product.slug, `${product.slug}-inside`] : null;
