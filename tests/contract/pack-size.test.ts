import { describe, expect, test } from 'vitest';
import { parsePackSize, unitPrice } from '../../contract/pack-size.ts';

describe('pack sizes', () => {
  test.each([
    ['5 kg', 5, 'kg'],
    ['500 g', 0.5, 'kg'],
    ['90 g', 0.09, 'kg'],
    ['1.5kg', 1.5, 'kg'],
    ['1 kg tin', 1, 'kg'],
    ['250 gm pouch', 0.25, 'kg'],
    ['500 ml', 0.5, 'L'],
    ['1 L', 1, 'L'],
    ['2 Ltr', 2, 'L'],
    ['6 pieces', 6, 'piece'],
    ['1 pc', 1, 'piece'],
    ['1 dozen', 12, 'piece'],
    ['4 × 100 g', 0.4, 'kg'],
    ['4 x 100 g', 0.4, 'kg'],
    ['100 g x 4', 0.4, 'kg'],
    ['Pack of 3 of 200 ml', 0.6, 'L'],
    ['½ kg', 0.5, 'kg'],
    ['1/4 kg', 0.25, 'kg'],
    ['1,000 g', 1, 'kg'],
    ['80 sheets', 80, 'piece'],
    ['200 g + 50 g free', 0.25, 'kg'],
    ['200 g (Get 50 g Extra)', 0.25, 'kg'],
    ['500 g + 20% extra', 0.6, 'kg'],
    ['4x75 g + 1 free', 0.375, 'kg'],
    ['(3+1) x 150 g', 0.6, 'kg'],
    ['75 g (Pack of 4)', 0.3, 'kg'],
    ['Pack of 2, 500 g each', 1, 'kg'],
    ['250+50 gm', 0.3, 'kg'],
    ['(250 + 50) gm', 0.3, 'kg'],
    ['250 + 50 g free', 0.3, 'kg'],
    ['2+ 400 g', 0.4, 'kg'],
    ['150 g + 150 g', 0.3, 'kg'],
    ['150g+150g (Combo)', 0.3, 'kg'],
    ['100 g + 100 g + 50 g Pouch', 0.25, 'kg'],
    ['200g+50g+50 g free', 0.3, 'kg'],
    ['3x(3x125 g)', 1.125, 'kg'],
    ['3 x 3 x 125 g', 1.125, 'kg'],
    ['2 x (100 g + 20 g)', 0.24, 'kg'],
    ['3 x (3+1) x 75 g', 0.9, 'kg'],
    ['per kg', 1, 'kg'],
    ['/kg', 1, 'kg'],
    ['Per Dozen', 12, 'piece'],
    ['2x1 L', 2, 'L'],
    ['1 L (910 g)', 1, 'L'],
    ['750 Ml.', 0.75, 'L'],
    ['1½ kg', 1.5, 'kg'],
    ['Pack of 6', 6, 'piece'],
    ['12 N', 12, 'piece'],
    ['10’s', 10, 'piece'],
  ] as const)('%s', (written, amount, unit) => {
    expect(parsePackSize(written)).toEqual({ amount, unit });
  });

  test.each(['', 'Family pack', 'kg', '0 g', 'Large', null, undefined, 'x'.repeat(100_000), '1'.repeat(300) + ' kg'])(
    '%s says nothing',
    (written) => {
      expect(parsePackSize(written)).toBeNull();
    },
  );

  test('the unit price is in whole paise', () => {
    expect(unitPrice(30_500, parsePackSize('5 kg'))).toBe(6100);
    expect(unitPrice(1000, parsePackSize('3 pieces'))).toBe(333);
    expect(unitPrice(1000, null)).toBeNull();
  });
});
