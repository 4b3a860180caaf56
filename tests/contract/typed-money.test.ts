import { describe, expect, test } from 'vitest';
import { readCount, readMoney } from '../../contract/typed-money.ts';

describe('an amount as it is typed', () => {
  test.each([
    ['45', 4500],
    ['45.5', 4550],
    ['45.', 4500],
    ['.50', 50],
    ['0', 0],
    ['₹1,20,000.50', 12_000_050],
    ['Rs. 1,234', 123_400],
    ['Rs.99/-', 9900],
    ['12,34,567', 123_456_700],
    ['1,234,567', 123_456_700],
    ['1.234,50', 123_450],
    ['1.234.567', 123_456_700],
    ['45,50', 4550],
    ['45,5', 4550],
    ['1 234.50', 123_450],
    ['१२३.५०', 12_350],
    ['৪৫', 4500],
    ['45', 4500],
    ['\u200b45', 4500],
  ])('%j is %i paise', (typed, paise) => expect(readMoney(typed)).toEqual({ paise }));

  test.each([
    ['1.234', '1.234 can be ₹1,234 or ₹1.23. Please write 1234 or 1.23.'],
    ['45.500', '45.500 can be ₹45,500 or ₹45.50. Please write 45500 or 45.50.'],
    ['0.001', 'Please give no more than two digits of paise, such as 45.50.'],
    ['45.5678', 'Please give no more than two digits of paise, such as 45.50.'],
    ...[
      '',
      '45 50',
      'much',
      '-5',
      '+5',
      '1e3',
      '0x10',
      '1,2345',
      '1,20,50',
      '1,234,5',
      '1.23,456',
      ',',
      '.',
      '5 6,7,8',
      '1..5',
    ].map((typed) => [typed, 'Please enter an amount, such as 45.50.']),
  ])('%j is refused: %s', (typed, refusal) => expect(readMoney(typed)).toEqual({ refusal }));
});

describe('a count as it is typed', () => {
  test.each([
    ['12', 12],
    ['1,200', 1200],
    ['১২', 12],
  ])('%j is %i', (typed, count) => expect(readCount(typed)).toBe(count));
  test.each(['', '1.000', '2.5', '-1', '1,20', '1e3', 'many'])('%j is none', (typed) =>
    expect(readCount(typed)).toBeUndefined(),
  );
});
