import type { Paise } from '../../../contract/money.ts';
import type { Product } from '../../../contract/product.ts';
import { rupees } from '../../../contract/rupees.ts';
import { t } from '../../i18n/t.ts';
import { limitOf } from './lines.ts';

/** How many of a product are wanted again, and what it cost when they were chosen. */
interface WantedAgain {
  readonly quantity: number;
  readonly price: Paise | null;
}

interface Reconciled {
  /** How many of them can be had. */
  readonly added: number;
  /** What is not as it was; null when all is. */
  readonly note: string | null;
}

/** What becomes of something that was chosen earlier, as the product is sold today and beside what is in the cart. */
export function reconcile({ quantity, price }: WantedAgain, product: Product, inCart: number): Reconciled {
  if (product.discontinued) return { added: 0, note: t('It is no longer sold.') };
  const limit = limitOf(product);
  if (limit === 0) return { added: 0, note: t('It is out of stock.') };
  const added = Math.min(quantity, Math.max(0, limit - inCart));
  if (added === 0) return { added, note: t('Your cart has {count} already, the most we can sell.', { count: inCart }) };
  if (added < quantity)
    return { added, note: t('Only {added} of {quantity}: we can’t sell more at once.', { added, quantity }) };
  if (price === null || product.price === price) return { added, note: null };
  return { added, note: t('Was {before}, now {price}.', { before: rupees(price), price: rupees(product.price) }) };
}
