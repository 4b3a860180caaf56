import { describe, expect, test } from 'vitest';
import { householdOf } from '../../../../provider/domain/orders/household.ts';

const at = (line1: string, line2: string | null = null, more: object = {}) =>
  householdOf({ line1, line2, city: 'Kolkata', pincode: { id: 1, pincode: '700016', deliverable: true }, ...more });

describe('one household', () => {
  const home = at('12/A Park Street');

  test.each([
    '12 A, Park St.',
    '12A PARK ST',
    '  park   street   12-a ',
    'Park Street 12/A, Kolkata 700016',
    'No. 12/A, Park Street',
    'House No: 012-A, Park Str\u200beet',
    'Ｐａｒｋ　Ｓｔｒｅｅｔ １２／Ａ',
    'Párk Street 12/A',
    'Park Street Park Street 12/A',
    '১২/A Park Street',
    '१२/A Park Street',
  ])('is %j, however it is written', (line1) => expect(at(line1)).toBe(home));

  test('is one whichever line the words stand on, whatever the city is called', () => {
    expect(at('12/A', 'Park Street')).toBe(home);
    expect(at('Park St', '12 A', { city: null })).toBe(home);
    expect(at('12/A Park Street, Calcutta', null, { city: 'Calcutta' })).toBe(home);
  });

  test.each(['12/B Park Street', '13/A Park Street', '12/A Lake Road', '12 Park Street', 'Flat 3, 12/A Park Street'])(
    'is not %j',
    (line1) => expect(at(line1)).not.toBe(home),
  );

  test('is another at another pincode, and each of a street in Bengali its own', () => {
    const there = { pincode: { id: 2, pincode: '700017', deliverable: true } };
    expect(at('12/A Park Street', null, there)).not.toBe(home);
    expect(at('১২ পার্ক স্ট্রিট')).toBe(at('12, পার্ক  স্ট্রিট'));
    expect(at('১২ পার্ক স্ট্রিট')).not.toBe(at('১৩ পার্ক স্ট্রিট'));
  });
});
