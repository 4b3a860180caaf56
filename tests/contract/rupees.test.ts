import { describe, expect, test } from 'vitest';
import { rupees, total } from '../../contract/rupees.ts';

describe('rupees', () => {
  test('groups as India does, with the paise only where there are any', () => {
    expect(rupees(12345650)).toBe('₹1,23,456.50');
    expect(rupees(23800)).toBe('₹238');
    expect(rupees(0)).toBe('₹0');
  });
  test('in a sum always has two decimals', () => expect(total(23800)).toBe('₹238.00'));
});
