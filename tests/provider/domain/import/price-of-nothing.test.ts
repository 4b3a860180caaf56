import { expect, test } from 'vitest';
import { readRow } from '../../../../provider/domain/import/import-row.ts';

test.each([
  ['0.001', 'its price is less than a paisa'],
  ['.004', 'its price is less than a paisa'],
  ['0', 'its price is not above 0'],
])('a price of %s is refused, never rounded to nothing', (price, reason) =>
  expect(readRow({ name: 'Salt', price })).toBe(reason),
);

test('neither is an MRP rounded to nothing, and a paisa is a price', () => {
  expect(readRow({ name: 'Salt', price: '0.01', mrp: '0.001' })).toBe('its MRP is less than a paisa');
  expect(readRow({ name: 'Salt', price: '0.01' })).toMatchObject({ price: 1 });
});
