import { useStore } from '@nanostores/react';
import { t } from '../../i18n/t.ts';
import { recentlyViewed } from '../../stores/catalogue/recently-viewed.ts';
import { emptyShelf } from '../../stores/catalogue/shelf.ts';
import { LateShelf } from './LateShelf.tsx';
import { useBelowScreen } from './use-below-screen.ts';

/** The shop's promises stand below it. */
const moves = () => true;

/** Products viewed on this device; renders nothing while there are none. */
export function RecentlyViewed() {
  const { data, status } = useStore(recentlyViewed(''), { ssr: () => emptyShelf });
  const [ref, below] = useBelowScreen(status === 'Fullfilled', moves);
  return (
    <div ref={ref}>
      {below && data.length > 0 && <LateShelf id="recently-viewed" title={t('Recently viewed')} products={data} />}
    </div>
  );
}
