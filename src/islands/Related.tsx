import { type ComponentProps, useMemo } from 'react';
import { RelatedProducts } from '../components/catalogue/RelatedProducts.tsx';
import { deserializeProducts } from '../ui/compact-products.ts';

interface Props extends Omit<ComponentProps<typeof RelatedProducts>, 'built'> {
  /** The products as they were at the build, serialized. */
  built: string;
}

/** Related products, as built and then as the provider answers. */
export function Related({ built, ...product }: Props) {
  const products = useMemo(() => deserializeProducts(built), [built]);
  return <RelatedProducts {...product} built={products} />;
}
