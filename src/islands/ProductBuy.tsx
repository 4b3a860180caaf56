import { useStore } from '@nanostores/react';
import { type ReactNode, useMemo } from 'react';
import type { Product } from '../../contract/product.ts';
import { BuyBox } from '../components/catalogue/BuyBox.tsx';
import { PictureGallery } from '../components/catalogue/PictureGallery.tsx';
import { isGone, noProduct, productState } from '../stores/catalogue/product.ts';
import { unpackProducts } from '../ui/compact-products.ts';

/** How one product is bought: as built, then as the provider has it now. */
export function ProductBuy({ built, children }: { built: string; children?: ReactNode }) {
  const [asBuilt] = useMemo(() => unpackProducts(built), [built]) as [Product];
  const state = useStore(productState(asBuilt.id), { ssr: () => noProduct });
  const gone = isGone(state);
  return (
    <>
      <BuyBox product={state.data ?? asBuilt} gone={gone} unchecked={state.error && !gone}>
        {children}
      </BuyBox>
      <PictureGallery />
    </>
  );
}
