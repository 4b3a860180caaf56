import { expect, test } from 'vitest';
import { priceRange } from '../../src/format/price-range.ts';

test.each([
  [5000, 10_000, '₹50 to ₹100'],
  [4950, null, 'From ₹49.50'],
  [null, 10_000, 'Up to ₹100'],
  [0, 0, '₹0 to ₹0'],
  [null, null, ''],
])('from %s to %s paise: %s', (minPrice, maxPrice, words) => expect(priceRange({ minPrice, maxPrice })).toBe(words));
