import { useStore } from '@nanostores/react';
import { t } from '../i18n/t.ts';
import { recentlyViewed } from '../stores/catalogue/recently-viewed.ts';
import { emptyShelf } from '../stores/catalogue/shelf.ts';
import { LateShelf } from '../components/catalogue/LateShelf.tsx';
import { useBelowScreen } from '../components/catalogue/use-below-screen.ts';

/** The shop's promises stand below it. */
const moves = () => true;

/** The shelf of home that only this device knows: products viewed on it. Renders nothing while there are none. */
export function HomeShelves() {
  const { data, status } = useStore(recentlyViewed(''), { ssr: () => emptyShelf });
  const [ref, below] = useBelowScreen(status === 'Fullfilled', moves);
  return (
    <div ref={ref}>
      {below && data.length > 0 && <LateShelf id="recently-viewed" title={t('Recently viewed')} products={data} />}
    </div>
  );
}
