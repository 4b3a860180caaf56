import { useStore } from '@nanostores/react';
import { Heart } from '../ui/icons.ts';
import { paths } from '../paths.ts';
import { $wishlist, emptyWishlist } from '../stores/wishlist/wishlist.ts';
import { Badge } from '../ui/Badge.tsx';
import { t } from '../i18n/t.ts';

export function WishlistLink() {
  const { wishlistCount } = useStore($wishlist, { ssr: () => emptyWishlist });
  return (
    <a
      className="btn indicator btn-square btn-ghost btn-sm max-lg:hidden"
      href={paths.dashboard('wishlist')}
      aria-label={t('Wishlist')}
    >
      <Heart className="size-5.5" aria-hidden="true" />
      <Badge count={wishlistCount} />
    </a>
  );
}
