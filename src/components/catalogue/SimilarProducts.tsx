import { useStore } from '@nanostores/react';
import { config } from '../../config.ts';
import type { Product } from '../../../contract/product.ts';
import { loadShelf, similarTo } from '../../stores/catalogue/shelf.ts';
import { CardSkeletons } from '../../ui/ProductCard.tsx';
import { LoadError } from '../lib/LoadError.tsx';
import { ProductCardList } from './ProductCardList.tsx';
import { t } from '../../i18n/t.ts';
import { tw } from '../../ui/tw.ts';
import { ART, type CardLook, GRID, GROUND, HIGH, LARGER } from '../../ui/card-look/card-look.ts';

const art = `${ART} ${LARGER} ${HIGH}`;

const dialogLook: CardLook = {
  cards: `${GRID} ${tw`mt-3 mb-2 grid-cols-2 gap-y-5`}`,
  ground: GROUND,
  art: () => art,
};

interface Props {
  product: Product;
  /** The list of its category. */
  href: string;
}

/** Products like this one that can be had, each with its stepper. */
export default function SimilarProducts({ product, href }: Props) {
  const { data, status, reason } = useStore(similarTo(product));
  const available = data.filter(({ stock }) => stock !== 0).slice(0, config.alternatives);
  if (status === 'Rejected')
    return <LoadError message={reason.message} onRetry={() => loadShelf(similarTo(product))} />;
  if (status === 'Fullfilled' && available.length === 0)
    return <p className="text-muted">{t('There is nothing like it just now.')}</p>;
  return (
    <>
      {available.length > 0 ? (
        <ProductCardList look={dialogLook} products={available} />
      ) : (
        <div className={dialogLook.cards}>
          <CardSkeletons look={dialogLook} count={config.alternatives} />
        </div>
      )}
      <a className="inline-flex min-h-11 link items-center link-hover" href={href}>
        {t('See all of this kind')}
      </a>
    </>
  );
}
