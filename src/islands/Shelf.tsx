import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { emptyShelf, type ShelfName, shelves } from '../stores/catalogue/shelf.ts';
import { deserializeProducts } from '../ui/compact-products.ts';
import { mergeLiveProducts } from '../components/catalogue/merge-live-products.ts';
import { PricesAsOf } from '../components/catalogue/PricesAsOf.tsx';
import { ProductCards } from '../components/catalogue/ProductCards.tsx';
import { shelfLook } from '../ui/card-look/shelf-look.ts';

interface Props {
  name: ShelfName;
  /** The products as they were at the build, packed. */
  built: string;
}

/** Best sellers, new or featured products: as built, then as the provider answers. */
export function Shelf({ name, built }: Props) {
  const { data, error } = useStore(shelves[name], { ssr: () => emptyShelf });
  const products = useMemo(() => deserializeProducts(built), [built]);
  return (
    <>
      <ProductCards look={shelfLook} products={mergeLiveProducts(products, data)} />
      {/* In the space between two shelves, so that appearing late causes no layout shift. */}
      {error && (
        <p className="absolute mt-0.5 pr-4 text-meta/tight text-muted" role="status">
          <PricesAsOf />
        </p>
      )}
    </>
  );
}
