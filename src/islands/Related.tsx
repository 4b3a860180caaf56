import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { Id } from '../../contract/id.ts';
import { emptyShelf, relatedProducts } from '../stores/catalogue/shelf.ts';
import { unpackProducts } from '../ui/packed.ts';
import { mergeLiveProducts } from '../components/catalogue/merge-live-products.ts';
import { ProductCards } from '../components/catalogue/ProductCards.tsx';

interface Props {
  productId: Id;
  categoryId: Id | null;
  /** The products as they were at the build, packed. */
  built: string;
}

/** What goes with a product. Those of the build keep their place, with the price and stock of now. */
export function Related({ productId, categoryId, built }: Props) {
  const { data } = useStore(relatedProducts(productId, categoryId), { ssr: () => emptyShelf });
  const products = useMemo(() => unpackProducts(built), [built]);
  return <ProductCards look="shelf" products={mergeLiveProducts(products, data)} />;
}
