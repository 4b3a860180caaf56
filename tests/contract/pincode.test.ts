import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { AddressBody } from '../../contract/address.ts';
import { Pincode } from '../../contract/pincode.ts';
import { filterPincodes } from '../../src/stores/delivery/pincode.ts';

// General post offices of Kolkata, New Delhi, Mumbai and Chennai, and a post office in Kolkata's south.
const LIST = ['700001', '110001', '400001', '600001', '700019'].map((pincode, id) =>
  v.parse(Pincode, { id, pincode, deliverable: true }),
);
const found = (typed: string) => filterPincodes(LIST, typed).map(({ pincode }) => pincode);

describe('a pincode', () => {
  test.each([['700001'], [700001]])('is text inside, whether it comes as text or as a number: %o', (pincode) =>
    expect(v.parse(Pincode, { id: 1, pincode })).toMatchObject({ pincode: '700001', deliverable: true }),
  );

  test.each([null, undefined, true, ['700001']])('is never %o', (pincode) =>
    expect(v.safeParse(Pincode, { id: 1, pincode }).success).toBe(false),
  );

  test('is found by how it starts, and by nothing else', () => {
    expect(found('7000')).toEqual(['700001', '700019']);
    expect(found(' 110001 ')).toEqual(['110001']);
    for (const typed of ['700 019', '৭০০০১৯', '७०००१९', '\u202a700019\u202c', '700–019'])
      expect(found(typed), typed).toEqual(['700019']);
    for (const wrong of ['0001', '000000', '7000190', '70001x', 'Kolkata']) expect(found(wrong), wrong).toEqual([]);
  });

  test('of an address is one that was chosen', () => {
    const address = { label: 'Home', name: 'Mou Sen', phone: '9830041207', line1: '4 Rashbehari Avenue' };
    const problems = (pincodeId?: unknown) =>
      v.safeParse(AddressBody, { ...address, pincodeId }).issues?.map(({ message }) => message);
    expect(problems(0)).toBeUndefined();
    expect(problems('p-19')).toBeUndefined();
    for (const nothing of ['', null, undefined]) expect(problems(nothing)).toEqual(['Please choose a pincode.']);
  });
});
