import { describe, expect, test } from 'vitest';
import { splitSize } from '../../../../provider/domain/catalogue/split-size.ts';

describe('a size in a name', () => {
  test.each([
    ['Tata Salt 1 kg', 'Tata Salt', '1 kg'],
    ['Tata Salt (500gm)', 'Tata Salt', '500gm'],
    ['Tata Salt - 1 Kg Pouch', 'Tata Salt', '1 Kg Pouch'],
    ['Tata Salt : 1 kg (Pouch)', 'Tata Salt', '1 kg (Pouch)'],
    ['Soap, Pack of 6', 'Soap', 'Pack of 6'],
    ['Coffee 200 g + 50 g Free', 'Coffee', '200 g + 50 g Free'],
    ['Juice 2x1 L', 'Juice', '2x1 L'],
    ['Drink 6 x 200 ml', 'Drink', '6 x 200 ml'],
    ['Soap (3+1) x 150 g', 'Soap', '(3+1) x 150 g'],
    ['Sunflower Oil 1 L (910 g) Tin', 'Sunflower Oil', '1 L (910 g) Tin'],
    ['Water Bottle 1 Ltr, Blue', 'Water Bottle, Blue', '1 Ltr'],
    ['1 kg Rice', 'Rice', '1 kg'],
    ['Eggs 12 pcs', 'Eggs', '12 pcs'],
    ['Vitamin B12 60 Tablets', 'Vitamin B12 Tablets', '60 Tablets'],
    ['Omega 3 6 9 - 30 Capsules', 'Omega 3 6 9 - Capsules', '30 Capsules'],
    ['7 Up 2.25 Ltr', '7 Up', '2.25 Ltr'],
    ['Basmati Rice 1121 5kg', 'Basmati Rice 1121', '5kg'],
    ['Sunscreen SPF 50 PA+++ Cream 100 ml', 'Sunscreen SPF 50 PA+++ Cream', '100 ml'],
    ['Nescafe 3 in 1 Pack of 10', 'Nescafe 3 in 1', 'Pack of 10'],
    ['Pants Medium 7-12 kg 50 pcs', 'Pants Medium 7-12 kg', '50 pcs'],
    ['Protein Bar 20 g Protein 60 g', 'Protein Bar 20 g Protein', '60 g'],
    ['Noodles 250+50 gm', 'Noodles', '250+50 gm'],
    ['Tea 150 g + 150 g Pouch', 'Tea', '150 g + 150 g Pouch'],
    ['Chips 3x(3x125 g)', 'Chips', '3x(3x125 g)'],
    ['Onion (per kg)', 'Onion', 'per kg'],
    ['Infant Milk 2+ 400 g', 'Infant Milk 2', '400 g'],
    ['5 Star 3D 42 g', '5 Star 3D', '42 g'],
  ])('%s', (written, name, packSize) => {
    expect(splitSize(written, null)).toEqual({ name, packSize });
  });

  test.each([
    'Act II',
    'Vitamin B12',
    '5 Star',
    'Cream SPF 50',
    'Glucose Strips Type 2',
    'Capsules 500 mg',
    'Diapers up to 5 kg',
    'Pack of 6',
    '2x1 L',
    'Shampoo 340 ml + Conditioner 80 ml',
    'Masala 100 g + Atta 100 g',
    'Salt 1 kg, 2 kg',
    'Diya ED-34 N',
    'Biscuits (Get 22 g Extra)',
    'Whey 20g Protein',
  ])('%s has none that could be taken out', (name) => {
    expect(splitSize(name, null)).toEqual({ name, packSize: null });
  });

  test('gives way to what the file says of the size by itself', () => {
    expect(splitSize('Salt 1 kg', '1000 g')).toEqual({ name: 'Salt', packSize: '1000 g' });
    expect(splitSize('Salt 1 kg', '1 Unit')).toEqual({ name: 'Salt', packSize: '1 kg' });
    expect(splitSize('Salt 1 kg', 'Pack of 2')).toEqual({ name: 'Salt 1 kg', packSize: 'Pack of 2' });
    expect(splitSize('Salt 1 kg', 'Pouch')).toEqual({ name: 'Salt', packSize: '1 kg, Pouch' });
  });
});

test('what a vessel holds is no size of it, where the file sells it by the piece', () => {
  expect(splitSize('Bucket, 16 Litre', '1 piece')).toEqual({ name: 'Bucket, 16 Litre', packSize: '1 piece' });
  expect(splitSize('Salt 1 kg', '1 piece')).toEqual({ name: 'Salt', packSize: '1 kg' });
});
