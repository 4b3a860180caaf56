import { expect, test } from 'vitest';
import { groupDigits } from '../../contract/group-digits.ts';

test.each([0, 7, 42, 999, 1_000, 99_999, 100_000, 1_234_567, 12_345_678, 1_234_567_890, -1_234, -12_34_567])(
  'groups %i as Intl does',
  (number) => expect(groupDigits(String(number))).toBe(number.toLocaleString('en-IN')),
);

test('leaves decimals as they are', () => expect(groupDigits('1234567.123456')).toBe('12,34,567.123456'));

test('of any length', () => expect(groupDigits('1'.repeat(300_000))).toMatch(/^1,11,11.*,11,111$/));
