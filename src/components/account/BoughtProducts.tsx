import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { t } from '../../i18n/t.ts';
import { $boughtIds, $buyAgain, loadBought } from '../../stores/account/buy-again.ts';
import { shelfLook } from '../../ui/card-look/shelf-look.ts';
import { CardSkeletons } from '../../ui/ProductCard.tsx';
import { ProductCards } from '../catalogue/ProductCards.tsx';

/** Distance from the viewport at which products are fetched. */
const NEAR = '400px';

export default function BoughtProducts() {
  const { data: ids } = useStore($boughtIds);
  const { data: products, status } = useStore($buyAgain);
  const section = useRef<HTMLElement>(null);
  const some = ids.length > 0 && (status !== 'Fullfilled' || products.length > 0);

  useEffect(() => {
    if (!section.current) return;
    const near = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void loadBought();
      },
      { rootMargin: NEAR },
    );
    near.observe(section.current);
    return () => near.disconnect();
  }, [some]);

  if (!some) return null;
  return (
    <section ref={section} className="section" aria-labelledby="buy-again">
      <h2 id="buy-again" className="mb-2.5 min-h-11 content-center">
        {t('Buy again')}
      </h2>
      {products.length > 0 ? (
        <ProductCards look={shelfLook} products={products} />
      ) : (
        <div className={shelfLook.cards}>
          <CardSkeletons look={shelfLook} count={ids.length} />
        </div>
      )}
    </section>
  );
}
