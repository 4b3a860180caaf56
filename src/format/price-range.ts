import type { Paise } from '../../contract/money.ts';
import { rupees } from '../../contract/rupees.ts';
import { t } from '../i18n/t.ts';

interface Range {
  readonly minPrice: Paise | null;
  readonly maxPrice: Paise | null;
}

/**
 * A range of prices in words; empty where there is none.
 * @example priceRange({ minPrice: 5000, maxPrice: null }) // 'From ₹50'
 */
export function priceRange({ minPrice, maxPrice }: Range): string {
  if (minPrice !== null && maxPrice !== null)
    return t('{min} to {max}', { min: rupees(minPrice), max: rupees(maxPrice) });
  if (minPrice !== null) return t('From {price}', { price: rupees(minPrice) });
  return maxPrice === null ? '' : t('Up to {price}', { price: rupees(maxPrice) });
}
