import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { gstinCheckDigit, hasVerhoeffDigit } from '../../contract/check-digit.ts';
import { Aadhaar, Gstin, KycBody, Pan } from '../../contract/kyc.ts';

const read = (schema: v.GenericSchema, typed: unknown) => {
  const result = v.safeParse(schema, typed);
  return result.success ? result.output : `refused: ${result.issues[0].message}`;
};
const problem = (schema: v.GenericSchema, typed: unknown) => v.safeParse(schema, typed).issues?.[0].message;

describe('PAN', () => {
  // Samples of Wikipedia, of python-stdnum and of the Income Tax Department's own guide.
  test.each(['AFZPK7190K', 'ACUPA7085R', 'AAPPV8261K', 'AAAPL1234C', 'AAPFU0939F', 'AAGCB7383J'])('takes %s', (pan) =>
    expect(read(Pan, pan)).toBe(pan),
  );

  test('may be written small, with spaces or dashes', () => {
    expect(read(Pan, ' afzpk 7190-k ')).toBe('AFZPK7190K');
  });

  test.each([
    ['234123412347', 'is an Aadhaar number'],
    ['ABMPA32111', 'ends in a digit'],
    ['ABMXA3211G', 'is of no known kind of holder'],
    ['ABMPA0000G', 'has no serial number'],
    ['AFZPK7190', 'is too short'],
    ['AFZPK7190KK', 'is too long'],
    ['AFZPK719OK', 'has a letter O for a nought'],
  ])('refuses %s, which %s', (pan) => expect(problem(Pan, pan)).toMatch(/5 letters, 4 digits and a letter/));

  test('an empty one is asked for', () => {
    for (const empty of ['', '  ', undefined]) expect(problem(Pan, empty)).toBe('Please enter your PAN.');
  });
});

describe('Aadhaar', () => {
  // The numbers UIDAI gives out for trying its authentication service, and that of its sample card.
  test.each(['999941057058', '999971658847', '999933119405', '999955183433', '999990501894', '2341 2341 2346'])(
    'takes %s',
    (aadhaar) => expect(read(Aadhaar, aadhaar)).toBe(aadhaar.replaceAll(' ', '')),
  );

  test.each([
    ['234123412347', /digits is not right/],
    ['999941057085', /digits is not right/],
    ['222222222222', /digits is not right/],
    ['123412341234', /never starts with 0 or 1/],
    ['643343121', /has 12 digits/],
    ['ABCPE1234F', /has 12 digits/],
    ['', /Please enter your Aadhaar number/],
  ])('refuses %s', (aadhaar, words) => expect(problem(Aadhaar, aadhaar)).toMatch(words));

  test('Verhoeff’s own example, and those of others who published some', () => {
    for (const digits of ['2363', '1428570', '758722', '84736430954837284567892'])
      expect(hasVerhoeffDigit(digits), digits).toBe(true);
  });

  test('one wrong digit, or two neighbours swapped, is found wherever it is', () => {
    const digits = [...'999941057058'];
    for (let place = 0; place < 12; place += 1) {
      for (let digit = 0; digit < 10; digit += 1) {
        const changed = digits.with(place, String(digit)).join('');
        expect(hasVerhoeffDigit(changed), changed).toBe(changed === digits.join(''));
      }
      const [here = '', next = here] = digits.slice(place, place + 2);
      const swapped = digits.toSpliced(place, 2, next, here).join('').slice(0, 12);
      expect(hasVerhoeffDigit(swapped), swapped).toBe(here === next);
    }
  });
});

describe('GSTIN', () => {
  // Of Wikipedia, of the GST network's guide for developers, and of registered companies' invoices.
  test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '37AADCB2230M2ZR', '24AAACC1206D1ZM', '04AABFN9870CMZT'])(
    'takes %s',
    (gstin) => expect(read(Gstin, gstin.toLowerCase())).toBe(gstin),
  );

  test.each([
    ['27AAPFU0939F1ZO', /signs is not right/],
    ['27AAPFU0938F1ZV', /signs is not right/],
    ['27AAPFU0939F1Z', /has 15 signs/],
    ['369296450896540', /2 digits for the state/],
    ['77AAPFU0939F1ZV', /2 digits for the state/],
    ['27AAPFU0000F1ZV', /2 digits for the state/],
    ['22AAAAA0000A1Z5', /2 digits for the state/],
  ])('refuses %s', (gstin, words) => expect(problem(Gstin, gstin)).toMatch(words));

  test('its check digit counts in base 36', () => {
    expect(gstinCheckDigit('27AAPFU0939F1Z')).toBe('V');
    expect(gstinCheckDigit('29AAGCB7383J1Z')).toBe('4');
  });
});

test('KYC needs PAN and Aadhaar; a GSTIN that is left out, or empty, is none', () => {
  const needed = { pan: 'AFZPK7190K', aadhaar: '999941057058' };
  for (const gstin of [{}, { gstin: null }, { gstin: '' }, { gstin: '  ' }])
    expect(v.parse(KycBody, { ...needed, ...gstin }).gstin).toBeNull();
  expect(problem(KycBody, { ...needed, gstin: '27AAPFU0939F1ZO' })).toMatch(/signs is not right/);
  expect(v.safeParse(KycBody, {}).issues?.map((issue) => v.getDotPath(issue))).toEqual(['pan', 'aadhaar']);
});

test('no refusal repeats the number', () => {
  const typed = { pan: 'ABMXA3211G', aadhaar: '234123412347', gstin: '27AAPFU0939F1ZO' };
  const said = JSON.stringify(v.safeParse(KycBody, typed).issues?.map(({ message }) => message));
  for (const number of Object.values(typed)) expect(said).not.toContain(number);
});
