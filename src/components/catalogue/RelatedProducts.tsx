import { useStore } from '@nanostores/react';
import type { Id } from '../../../contract/id.ts';
import type { Product } from '../../../contract/product.ts';
import { emptyShelf, relatedProducts } from '../../stores/catalogue/shelf.ts';
import { mergeLiveProducts } from './merge-live-products.ts';
import { ProductCards } from './ProductCards.tsx';
import { shelfLook } from '../../ui/card-look/shelf-look.ts';

interface Props {
  productId: Id;
  categoryId: Id | null;
  /** The products as they were at the build. */
  built?: readonly Product[];
}

const NONE: readonly Product[] = [];

/** What goes with a product: as built, then as the provider answers. */
export function RelatedProducts({ productId, categoryId, built = NONE }: Props) {
  const { data } = useStore(relatedProducts(productId, categoryId), { ssr: () => emptyShelf });
  return <ProductCards look={shelfLook} products={mergeLiveProducts(built, data)} />;
}
