import type { Paise } from '../../contract/money.ts';
import { rupees } from '../../contract/rupees.ts';

interface Range {
  readonly minPrice: Paise | null;
  readonly maxPrice: Paise | null;
}

/**
 * A range of prices in words; empty where there is none.
 * @example priceRange({ minPrice: 5000, maxPrice: null }) // 'From ₹50'
 */
export function priceRange({ minPrice, maxPrice }: Range): string {
  if (minPrice !== null && maxPrice !== null) return `${rupees(minPrice)} to ${rupees(maxPrice)}`;
  if (minPrice !== null) return `From ${rupees(minPrice)}`;
  return maxPrice === null ? '' : `Up to ${rupees(maxPrice)}`;
}
