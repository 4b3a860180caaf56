import type { Paise } from '../../contract/money.ts';
import { rupees } from '../../contract/rupees.ts';
import { paths } from '../paths.ts';
import { ChevronRight } from './icons.ts';
import { plural, t } from '../i18n/t.ts';

/** What is in the cart, and the way to it, at the bottom of a phone's screen. */
export const CartBarLink = ({ count, total }: { count: number; total: Paise }) => (
  <a
    className="btn fixed inset-x-3 bottom-[calc(var(--bar)+env(safe-area-inset-bottom)+0.625rem)] z-18 justify-end shadow-float transition-[translate] duration-180 ease-out btn-primary lg:hidden low:hidden bar-away:translate-y-(--bar)"
    href={paths.cart}
    data-cart-bar
  >
    <span className="mr-auto min-w-0 whitespace-normal num">
      {plural(count, '{count} item', '{count} items')} · {rupees(total)}
    </span>
    {t('View cart')}
    <ChevronRight aria-hidden="true" />
  </a>
);
