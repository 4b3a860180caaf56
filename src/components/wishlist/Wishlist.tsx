import { useStore } from '@nanostores/react';
import { Heart } from '../../ui/icons.ts';
import { paths } from '../../paths.ts';
import { moveToCart } from '../../stores/wishlist/move-to-cart.ts';
import { $wishlist, emptyWishlist, loadWishlist } from '../../stores/wishlist/wishlist.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ProductCards } from '../catalogue/ProductCards.tsx';
import { PanelError } from '../lib/PanelError.tsx';
import { t } from '../../i18n/t.ts';
import { rich } from '../../i18n/rich.ts';
import { tw } from '../../ui/tw.ts';
import { ART, type CardLook, FILLED, GRID, GROUND, HIGH, LARGER } from '../../ui/card-look/card-look.ts';

const art = `${ART} ${LARGER} ${HIGH}`;

/** In as many columns as there is room for. */
export const gridLook: CardLook = { cards: `${GRID} ${FILLED} ${tw`gap-y-5`}`, ground: GROUND, art: () => art };

export function Wishlist() {
  const { status, data, reason } = useStore($wishlist, { ssr: () => emptyWishlist });
  if (data.length === 0 && reason)
    return <PanelError name={t('Your wishlist')} message={reason.message} onRetry={loadWishlist} />;
  if (data.length === 0 && status !== 'Fullfilled') return <ProductCards look={gridLook} products={[]} waiting={4} />;
  if (data.length === 0)
    return (
      <EmptyState
        icon={Heart}
        title={t('Nothing on your wishlist yet')}
        text={t('Tap the heart on a product to find it here again.')}
      >
        <a className="btn btn-primary" href={paths.categories}>
          {t('Browse categories')}
        </a>
      </EmptyState>
    );
  return (
    <>
      <h2 className="sr-only">{t('Your wishlist')}</h2>
      <ul className={gridLook.cards}>
        {data.map(({ product }) => (
          <li key={product.id} className="flex flex-col justify-between gap-2.5">
            <ProductCards look={gridLook} products={[product]} bare />
            {product.stock !== 0 && (
              <button
                type="button"
                className="btn w-full btn-outline px-2 btn-primary btn-sm"
                onClick={() => void moveToCart(product)}
              >
                <span>{rich('Move {name} to cart', { name: <span className="sr-only">{product.name}</span> })}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
