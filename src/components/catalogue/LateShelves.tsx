import { useStore } from '@nanostores/react';
import type { Id } from '../../../contract/id.ts';
import { t } from '../../i18n/t.ts';
import { boughtWith } from '../../stores/catalogue/bought-with.ts';
import { recentlyViewed } from '../../stores/catalogue/recently-viewed.ts';
import { emptyShelf } from '../../stores/catalogue/shelf.ts';
import { LateShelf } from './LateShelf.tsx';
import { useBelowScreen } from './use-below-screen.ts';

/** A phone shows no footer, so that the shelves move nothing there. */
const isAboveFooter = (): boolean => document.querySelector('footer')?.checkVisibility() ?? false;

/** Two products make no shelf. */
const LEAST_TOGETHER = 3;

/**
 * What is often bought with a product, and what was looked at before it. They come after the page and only where there is
 * something.
 */
export function LateShelves({ productId }: { productId: Id }) {
  const bought = useStore(boughtWith(productId), { ssr: () => emptyShelf });
  const viewed = useStore(recentlyViewed(productId), { ssr: () => emptyShelf });
  const settled = [bought, viewed].every(({ status }) => status === 'Fullfilled' || status === 'Rejected');
  const [ref, below] = useBelowScreen(settled, isAboveFooter);
  return (
    <div ref={ref}>
      {below && bought.data.length >= LEAST_TOGETHER && (
        <LateShelf id="bought-with" title={t('Often bought with this')} products={bought.data} />
      )}
      {below && viewed.data.length > 0 && (
        <LateShelf id="recently-viewed" title={t('Recently viewed')} products={viewed.data} />
      )}
    </div>
  );
}
