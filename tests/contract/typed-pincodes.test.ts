import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { rangesOf, SomePincodes, TypedPincodes } from '../../contract/typed-pincodes.ts';

const refusal = (typed: string) => v.safeParse(SomePincodes, typed).issues?.[0].message;

describe('pincodes as they are typed', () => {
  test.each([
    ['700001', ['700001']],
    ['700003, 700001;700002', ['700001', '700002', '700003']],
    ['700001-700003', ['700001', '700002', '700003']],
    ['700001 – 700003', ['700001', '700002', '700003']],
    ['700001 to 700002, 700001', ['700001', '700002']],
    ['700 001 700 019', ['700001', '700019']],
    ['৭০০০০১', ['700001']],
    ['Pincode\n700001\n700002\n', ['700001', '700002']],
    ['"Pin code"\r\n"700001"\r\n"700002"', ['700001', '700002']],
    ['\u202a700001\u202c\t700002', ['700001', '700002']],
  ])('%j', (typed, pincodes) => expect(v.parse(SomePincodes, typed)).toEqual(pincodes));

  test.each([
    ['', 'Please enter pincodes.'],
    [' ,\n', 'Please enter pincodes.'],
    ['70001', '“70001” is no pincode. A pincode has six digits; a range goes up, such as 700001-700156.'],
    ['700001 Salt Lake 7000', '“Salt”, “Lake” and “7000” are no pincodes.'],
    ['000001', '“000001” is no pincode.'],
    ['700003-700001', '“700003-700001” is no pincode.'],
    ['700001-700002-700003', '“700001-700002-700003” is no pincode.'],
    ['a b c d e f g', '“a”, “b”, “c”, “d”, “e” and 2 more are no pincodes.'],
    ['100000-999999', 'Please enter at most 10,000 pincodes at once.'],
  ])('%j is refused, with what is wrong', (typed, message) => expect(refusal(typed)).toContain(message));

  test('a short text that stands for millions is refused before they are listed', () =>
    expect(refusal('100000-109999 110000 '.repeat(9000))).toBe('Please enter at most 10,000 pincodes at once.'));

  test('none are allowed where a new area has none yet', () => expect(v.parse(TypedPincodes, '')).toEqual([]));

  test('are read again as the ranges that they make', () => {
    const pincodes = ['700001', '700002', '700003', '700019', '799999', '800000'];
    expect(rangesOf(pincodes)).toEqual(['700001-700003', '700019', '799999-800000']);
    expect(v.parse(SomePincodes, rangesOf(pincodes).join(' '))).toEqual(pincodes);
    expect(rangesOf([])).toEqual([]);
  });
});

test('ranges that lie in each other are looked at once, however many there are', () => {
  const ranges = Array.from({ length: 10_000 }, (_, index) => `${700001 + index}-710000`).join(' ');
  expect(v.parse(TypedPincodes, ranges)).toHaveLength(10_000);
  expect(v.parse(TypedPincodes, '700003 700001-700004 700002-700006')).toEqual([
    '700001',
    '700002',
    '700003',
    '700004',
    '700005',
    '700006',
  ]);
});
