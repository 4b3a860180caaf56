import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { Product } from '../../contract/product.ts';
import { BuyBox } from '../components/catalogue/BuyBox.tsx';
import { followOffer } from '../components/catalogue/follow-offer.ts';
import { PictureGallery } from '../components/catalogue/PictureGallery.tsx';
import { isGone, noProduct, productState } from '../stores/catalogue/product.ts';
import { deserializeProducts } from '../ui/compact-products.ts';

/** The buy box of a product: as built, then as the provider has it now. */
export function ProductBuy({ built, children }: { built: string; children?: ReactNode }) {
  const [asBuilt] = useMemo(() => deserializeProducts(built), [built]) as [Product];
  const state = useStore(productState(asBuilt.id), { ssr: () => noProduct });
  const gone = isGone(state);
  const product = state.data ?? asBuilt;
  const { price } = product;
  const stock = gone ? 0 : product.stock;
  const lastOffer = useRef<Pick<Product, 'price' | 'stock'>>(asBuilt);
  useEffect(() => {
    followOffer(lastOffer.current, { price, stock });
    lastOffer.current = { price, stock };
  }, [price, stock]);
  return (
    <>
      <BuyBox product={product} gone={gone} unchecked={state.error && !gone}>
        {children}
      </BuyBox>
      <PictureGallery />
    </>
  );
}
