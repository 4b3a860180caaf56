import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { Phone } from '../../contract/phone.ts';

const problem = (typed: unknown) => v.safeParse(Phone, typed).issues?.[0].message;

// The numbering plan of the Department of Telecommunications: ten digits, the first from 6 to 9.
describe('an Indian mobile number', () => {
  test.each([
    '9830041207',
    '98300 41207',
    '983-004-1207',
    '+91 98300 41207',
    '+919830041207',
    '91 98300 41207',
    '098300 41207',
    '(+91) 98300-41207',
    '\u202a+91 98300 41207\u202c',
    '\u200b98300\u00ad41207\ufeff',
    '98300–41207',
    '98300‑41207',
    '98300−41207',
    '98300\u00a041207',
    '९८३०० ४१२०७',
    '৯৮৩০০৪১২০৭',
    '９８３００４１２０７',
    '＋91 98300 41207',
    '0091 98300 41207',
    '00919830041207',
    '+91 (0) 98300 41207',
    '+91.98300.41207',
    'tel:+919830041207',
  ])('is read from %s', (typed) => expect(v.parse(Phone, typed)).toBe('9830041207'));

  test.each(['6000000000', '7005551234', '8882223334', '9199999999'])('takes %s', (typed) =>
    expect(v.parse(Phone, typed)).toBe(typed),
  );

  test.each([
    ['', 'Please enter your mobile number.'],
    [undefined, 'Please enter your mobile number.'],
    ['98300', 'A mobile number has 10 digits.'],
    ['98300412077', 'A mobile number has 10 digits.'],
    ['+1 415 555 2671', 'A mobile number has 10 digits.'],
    ['98300 4120x', 'A mobile number has 10 digits.'],
    ['5830041207', 'Indian mobile numbers start with 6, 7, 8 or 9.'],
    ['+9830041207', 'A mobile number has 10 digits.'],
    ['98300 41207 / 98300 41208', 'A mobile number has 10 digits.'],
    ['\u200b', 'Please enter your mobile number.'],
    ['033 2466 1234', 'Indian mobile numbers start with 6, 7, 8 or 9.'],
  ])('%s is refused with what to do', (typed, words) => expect(problem(typed)).toBe(words));
});
