import { useStore } from '@nanostores/react';
import { Heart } from 'lucide-react';
import { paths } from '../../paths.ts';
import { $wishlist, emptyWishlist } from '../../stores/wishlist.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ProductCards } from '../ProductCards.tsx';

export function Wishlist() {
  const { status, data } = useStore($wishlist, { ssr: () => emptyWishlist });
  if (data.length === 0)
    return status === 'Fullfilled' ? (
      <EmptyState
        icon={Heart}
        title="Nothing on your wishlist yet"
        text="Tap the heart on a product to find it here again."
      >
        <a className="btn btn-primary" href={paths.categories}>
          Browse categories
        </a>
      </EmptyState>
    ) : (
      <p className="muted">Loading your wishlist…</p>
    );
  return <ProductCards products={data.map(({ product }) => product)} />;
}
