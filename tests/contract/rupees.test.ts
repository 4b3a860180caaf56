import { describe, expect, test } from 'vitest';
import { rupees, total } from '../../contract/rupees.ts';

describe('rupees', () => {
  test('groups as India does, with the paise only where there are any', () => {
    expect(rupees(12345650)).toBe('₹1,23,456.50');
    expect(rupees(23800)).toBe('₹238');
    expect(rupees(0)).toBe('₹0');
  });
  test('in a sum always has two decimals', () => expect(total(23800)).toBe('₹238.00'));

  const exact = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
  test.each(
    [1, 9, 10, 99, 100, 12_345, 99_999, 100_000, 1_234_567, 99_999_999, 12_345_678_901].flatMap((paise) => [
      paise,
      -paise,
    ]),
  )('writes %i as Intl does', (paise) => {
    expect(total(paise)).toBe(exact.format(paise / 100));
    expect(rupees(paise)).toBe(exact.format(paise / 100).replace(/\.00$/, ''));
  });
});
