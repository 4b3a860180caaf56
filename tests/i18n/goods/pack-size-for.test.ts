import { expect, test } from 'vitest';
import { parsePackSize } from '../../../contract/pack-size.ts';
import { goods as bn } from '../../../src/i18n/goods/bn.ts';
import { goods as hi } from '../../../src/i18n/goods/hi.ts';
import { packSizeFor } from '../../../src/i18n/goods/pack-size-for.ts';

test.each([
  ['1 piece', '1টি', '1 पीस'],
  ['6 pcs', '6টি', '6 पीस'],
  ['2 × 4 pieces', '2 × 4টি', '2 × 4 पीस'],
  ['Pack of 2', '2টির প্যাক', '2 का पैक'],
  ['1 dozen', '1 ডজন', '1 दर्जन'],
  ['1 bunch', '1 আঁটি', '1 गड्डी'],
  ['500 g', '500 g', '500 g'],
  ['4 × 100 ml', '4 × 100 ml', '4 × 100 ml'],
])('%s', (size, inBengali, inHindi) => {
  expect(packSizeFor(bn)(size)).toBe(inBengali);
  expect(packSizeFor(hi)(size)).toBe(inHindi);
  expect(parsePackSize(packSizeFor(bn)(size))).toEqual(parsePackSize(size));
  expect(parsePackSize(packSizeFor(hi)(size))).toEqual(parsePackSize(size));
});
