import { describe, expect, test } from 'vitest';
import { findDrawing } from '../../../../provider/domain/pictures/find-drawing.ts';
import { pictureFor } from '../../../../provider/domain/pictures/picture-for.ts';

describe('a picture for an imported product', () => {
  test.each([
    ['Onion', 'Fruits & Vegetables', 'Fresh Vegetables', 'onion'],
    ['Onion Hair Oil', 'Beauty & Hygiene', 'Hair Care', 'hair-oil'],
    ['Tomato Ketchup', 'Snacks & Branded Foods', 'Spreads, Sauces, Ketchup', 'ketchup'],
    ['Mango Pickle', 'Snacks & Branded Foods', 'Pickles & Chutney', 'pickle'],
    ['Dark Chocolate Cookies', 'Snacks & Branded Foods', 'Biscuits & Cookies', 'cookies'],
    ['Green Tea - Lemon & Honey', 'Beverages', 'Tea', 'green-tea'],
    ['Whole Wheat Chakki Atta', 'Foodgrains, Oil & Masala', 'Atta, Flours & Sooji', 'atta'],
    ['Water Bottle - Orange', 'Kitchen, Garden & Pets', 'Storage & Accessories', 'bottle'],
    ['Lactose-Free Wonder', '', '', 'groceries'],
  ])('%s in %s, %s is shown as %s', (name, category, subCategory, picture) => {
    expect(pictureFor({ name, category, subCategory })).toBe(picture);
  });

  test('always is one that there is', async () => {
    expect(await findDrawing(pictureFor({ name: '' }))).toContain('<svg');
  });
});
