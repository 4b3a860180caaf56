import { describe, expect, test } from 'vitest';
import type { DeskProduct } from '../../../contract/desk-goods.ts';
import { type ManyAction, manyRefusal, manyTo } from '../../../src/stores/desk/many-goods.ts';
import { written } from '../../../src/stores/desk/unsaved-goods.ts';

const salt: DeskProduct = {
  id: 1,
  sku: 's',
  slug: 'salt',
  name: 'Salt',
  brand: null,
  category: 'Spices',
  tint: null,
  packSize: '1 kg',
  image: null,
  photos: [],
  price: 2850,
  mrp: 3000,
  stock: 4,
  sold: 9,
  soldOut: null,
  active: true,
  featured: false,
};
const to = (action: ManyAction, amount = '', unit: 'percent' | 'rupees' = 'percent') =>
  manyTo(salt, { action, amount, unit, until: null });

describe('many at once', () => {
  test('prices go up and down in whole rupees, the MRP rises where it has to, and none is free', () => {
    expect(to('dearer', '3')).toEqual({ price: 2900 });
    expect(to('dearer', '10 %')).toEqual({ price: 3100, mrp: 3100 });
    expect(to('cheaper', '₹5', 'rupees')).toEqual({ price: 2400 });
    expect(to('cheaper', '100')).toEqual({ price: 100 });
  });

  test('what is not said, or changes nothing, is no change', () => {
    for (const amount of ['', '0', 'much', '-5']) expect(to('dearer', amount)).toBeUndefined();
    for (const stock of ['4', '2.5', '', '-1']) expect(to('stock', stock)).toBeUndefined();
    expect(to('on-sale')).toBeUndefined();
    expect(to('sell')).toBeUndefined();
  });

  test('an amount that can be two is not taken, and a comma parts paise', () => {
    expect(to('dearer', '1,5', 'rupees')).toEqual({ price: 3000 });
    expect(to('dearer', '2,5')).toEqual({ price: 2900 });
    for (const amount of ['1.234', '0.001', '1e3']) expect(to('dearer', amount, 'rupees')).toBeUndefined();
    const refusal = (action: ManyAction, amount: string) =>
      manyRefusal({ action, amount, unit: 'rupees', until: null });
    expect(refusal('dearer', '1.234')).toContain('1.234 can be ₹1,234 or ₹1.23.');
    expect(refusal('stock', '1.000')).toBe('Please enter a whole number, such as 1200.');
    expect([refusal('stock', ''), refusal('dearer', '5 %'), refusal('stop', 'x')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('stock and sale are set', () => {
    expect(to('stock', '1,200')).toEqual({ stock: 1200 });
    expect(to('sold-out')).toEqual({ soldOut: { until: null } });
    expect(to('stop')).toEqual({ active: false });
  });
});

test('an amount stands in its field as it is typed', () => {
  expect(written(salt, 'price')).toBe('28.50');
  expect(written(salt, 'mrp')).toBe('30');
});
