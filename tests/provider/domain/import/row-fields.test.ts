import { describe, expect, test } from 'vitest';
import { recogniseColumns } from '../../../../provider/domain/import/columns/recognise-columns.ts';
import { pictureList } from '../../../../provider/domain/import/picture-list.ts';
import { plainText } from '../../../../provider/domain/import/plain-text.ts';
import { rowReader } from '../../../../provider/domain/import/row-fields.ts';

/** Reads records of a table with that header; the first says what the last row is read as. */
function read(names: readonly string[], ...records: readonly (readonly string[])[]) {
  const reader = rowReader(recogniseColumns('goods.csv', names, records));
  return reader(records.at(-1) ?? []);
}

describe('prices', () => {
  test.each([
    ['₹1,20,000.00', '120000.00'],
    ['Rs. 45/-', '45'],
    ['120.00 INR', '120.00'],
    ['45,50', '45.50'],
    ['1.234,50', '1234.50'],
    ['1,234', '1234'],
    ['45.5 USD', '45.5 USD'],
  ])('%s is %s', (written, price) => {
    expect(read(['Name', 'Price'], ['Salt', written])).toMatchObject({ price });
  });

  test('with a comma for paise have dots for thousands', () => {
    expect(read(['Name', 'Price'], ['Salt', '28,50'], ['Saffron', '1.234'])).toMatchObject({ price: '1234' });
    expect(read(['Name', 'Price'], ['Salt', '28.50'], ['Saffron', '1.234'])).toMatchObject({ price: '1.234' });
  });

  test('an empty selling price is the regular one, and an MRP of nothing is none', () => {
    const names = ['Name', 'Sale price', 'Regular price'];
    expect(read(names, ['Salt', '28', '30'], ['Milk', '', '30'])).toMatchObject({ price: '30', mrp: '30' });
    expect(read(names, ['Salt', '28', '30'], ['Milk', '28', '0.00'])).toMatchObject({ price: '28', mrp: '' });
  });

  test('in paise', () => {
    const records = [['Salt', '2850']];
    const reader = rowReader(recogniseColumns('goods.csv', ['Name', 'Price'], records, { prices: 'paise' }));
    expect(reader(records[0] ?? [])).toMatchObject({ price: '28.50' });
  });
});

describe('categories', () => {
  const category = (name: string, ...written: readonly string[]) =>
    read(['Name', 'Price', name], ...written.map((path, i) => [`Goods ${i}`, '20', path]));

  test('are read from a path', () => {
    expect(category('Category', 'Food > Rice > Basmati')).toMatchObject({
      category: 'Food',
      subCategory: 'Rice',
      type: 'Basmati',
    });
    expect(category('Category', 'Fruit|Citrus')).toMatchObject({ category: 'Fruit', subCategory: 'Citrus' });
    expect(category('Category', 'Eggs, Meat &amp; Fish')).toMatchObject({ category: 'Eggs, Meat & Fish' });
  });

  test('of several the longest path, without the root that all have', () => {
    expect(category('Categories', 'Offers, Foodgrains\\, Oil > Oil')).toMatchObject({
      category: 'Foodgrains, Oil',
      subCategory: 'Oil',
    });
    expect(category('BreadCrumbs', 'Home > Food > Salt', 'Home > Drinks > Tea')).toMatchObject({
      category: 'Drinks',
      subCategory: 'Tea',
    });
  });
});

describe('stock', () => {
  const stock = (names: readonly string[], cells: readonly string[]) =>
    read(['Name', 'Price', ...names], ['Salt', '20', ...cells]).stock;

  test.each([
    ['12', '12'],
    ['12.00', '12'],
    ['-3', '0'],
    ['', ''],
  ])('of %j is %j', (written, wanted) => expect(stock(['Stock'], [written])).toBe(wanted));

  test('by a word is none, or the usual one', () => {
    expect(stock(['availability'], ['out of stock'])).toBe('0');
    expect(stock(['availability'], ['in_stock'])).toBe('50');
    expect(stock(['In stock?', 'Stock'], ['1', '7'])).toBe('7');
    expect(stock(['In stock?', 'Stock'], ['0', '7'])).toBe('0');
  });
});

test('HTML becomes text, and what is none stays', () => {
  const html = '<h2>Aged</h2><p>two <b>ye</b>ars &amp; more.</p><script>ran()</script><ul><li>Long</li></ul>\\n';
  expect(plainText(html).replace(/\s+/g, ' ').trim()).toBe('Aged two years & more. Long');
  expect(plainText('5 < 6, and a < b > c')).toBe('5 < 6, and a < b > c');
});

test.each([
  ['https://a.example/1.jpg, https://a.example/2,3?x=1', ['https://a.example/1.jpg', 'https://a.example/2,3?x=1']],
  ['a b.jpg|c.png\nd.webp', ['a b.jpg', 'c.png', 'd.webp']],
  ['a.jpg b, 1 kg.JPG; c.png', ['a.jpg', 'b, 1 kg.JPG', 'c.png']],
  ['["https://a.example/1", "https://a.example/2"]', ['https://a.example/1', 'https://a.example/2']],
  ['//cdn.example/1.jpg //cdn.example/1.jpg', ['https://cdn.example/1.jpg']],
  [' ', []],
])('pictures %j', (written, wanted) => expect(pictureList(written)).toEqual(wanted));
