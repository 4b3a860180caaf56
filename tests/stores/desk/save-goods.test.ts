import { describe, expect, test } from 'vitest';
import { readTyped } from '../../../src/stores/desk/save-goods.ts';

describe('what is typed of goods at the desk', () => {
  test.each([
    ['price', '1.234,50', { price: 123_450 }],
    ['price', '45,50', { price: 4550 }],
    ['mrp', '₹1,20,000', { mrp: 12_000_000 }],
    ['price', '1.234', '1.234 can be ₹1,234 or ₹1.23. Please write 1234 or 1.23.'],
    ['price', '0.001', 'Please give no more than two digits of paise, such as 45.50.'],
    ['price', '0', 'Please enter 50 paise or more.'],
    ['price', '0.49', 'Please enter 50 paise or more.'],
    ['mrp', 'much', 'Please enter an amount, such as 45.50.'],
    ['price', '', 'Please enter an amount, such as 45.50.'],
    ['stock', '1,200', { stock: 1200 }],
    ['stock', '1.000', 'Please enter a whole number, such as 1200.'],
    ['stock', '2.5', 'Please enter a whole number, such as 1200.'],
    ['stock', '', 'Please enter how many there are.'],
    ['name', ' Salt ', { name: 'Salt' }],
  ] as const)('%s %j', (field, typed, read) => expect(readTyped(field, typed)).toEqual(read));
});
