import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { emptyShelf, type ShelfName, shelves } from '../stores/shelf.ts';
import { unpackProducts } from '../ui/packed.ts';
import { ProductCards } from './ProductCards.tsx';

interface Props {
  name: ShelfName;
  /** The products as they were at the build, packed. */
  built: string;
}

/** Best sellers, new or featured products: as built, then as the provider has them now. */
export function Shelf({ name, built }: Props) {
  const { status, data } = useStore(shelves[name], { ssr: () => emptyShelf });
  const products = useMemo(() => unpackProducts(built), [built]);
  return <ProductCards look="shelf" products={status === 'Fullfilled' && data.length > 0 ? data : products} />;
}
