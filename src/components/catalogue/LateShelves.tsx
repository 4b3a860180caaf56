import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { Id } from '../../../contract/id.ts';
import type { Product } from '../../../contract/product.ts';
import { boughtWith } from '../../stores/catalogue/bought-with.ts';
import { recentlyViewed } from '../../stores/catalogue/recently-viewed.ts';
import { emptyShelf } from '../../stores/catalogue/shelf.ts';
import { shelfLook } from '../../ui/card-look/shelf-look.ts';
import { ProductCards } from './ProductCards.tsx';

/** A phone shows no footer: nothing stands below the shelves there, and nothing can be moved by them. */
const isAboveFooter = (): boolean => document.querySelector('footer')?.checkVisibility() ?? false;

/** Two products make no shelf. */
const LEAST_TOGETHER = 3;

/**
 * What is often bought with a product, and what was looked at before it. They come after the page and only where there is
 * something; they are put in while their place is still below the screen, so that nothing moves before anybody's eyes.
 */
export function LateShelves({ productId }: { productId: Id }) {
  const bought = useStore(boughtWith(productId), { ssr: () => emptyShelf });
  const viewed = useStore(recentlyViewed(productId), { ssr: () => emptyShelf });
  const place = useRef<HTMLDivElement>(null);
  const [below, setBelow] = useState(false);
  const settled = [bought, viewed].every(({ status }) => status === 'Fullfilled' || status === 'Rejected');

  useEffect(() => {
    const { current } = place;
    if (!settled || !current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry || (isAboveFooter() && entry.boundingClientRect.top < innerHeight)) return;
      setBelow(true);
      observer.disconnect();
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [settled]);

  return (
    <div ref={place}>
      {below && bought.data.length >= LEAST_TOGETHER && (
        <Shelf id="bought-with" title="Often bought with this" products={bought.data} />
      )}
      {below && viewed.data.length > 0 && <Shelf id="recently-viewed" title="Recently viewed" products={viewed.data} />}
    </div>
  );
}

const Shelf = ({ id, title, products }: { id: string; title: string; products: readonly Product[] }) => (
  <section className="section" aria-labelledby={id}>
    <h2 id={id} className="mb-2.5 min-h-11 content-center">
      {title}
    </h2>
    <ProductCards look={shelfLook} products={products} />
  </section>
);
