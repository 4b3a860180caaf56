import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { emptyShelf, type ShelfName, shelves } from '../stores/catalogue/shelf.ts';
import { unpackProducts } from '../ui/packed.ts';
import { refreshed } from './as-built.ts';
import { PriceAge } from './PriceAge.tsx';
import { ProductCards } from './ProductCards.tsx';

interface Props {
  name: ShelfName;
  /** The products as they were at the build, packed. */
  built: string;
}

/** Best sellers, new or featured products: as built, then with the price and stock of now. */
export function Shelf({ name, built }: Props) {
  const { data, error } = useStore(shelves[name], { ssr: () => emptyShelf });
  const products = useMemo(() => unpackProducts(built), [built]);
  return (
    <>
      <ProductCards look="shelf" products={refreshed(products, data)} />
      {error && (
        <p className="price-age xs muted" role="status">
          <PriceAge />
        </p>
      )}
    </>
  );
}
