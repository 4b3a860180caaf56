import { describe, expect, test } from 'vitest';
import { parseColumnChoices } from '../../../../../provider/domain/import/columns/column-choices.ts';
import type { ColumnChoices } from '../../../../../provider/domain/import/columns/column-mapping.ts';
import { recogniseColumns } from '../../../../../provider/domain/import/columns/recognise-columns.ts';

/** Recognises a table written as lines, cells parted by bars. */
function recognise(lines: readonly string[], choices?: ColumnChoices) {
  const [header = [], ...records] = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  return recogniseColumns('goods.csv', header, records, choices);
}

const fieldsOf = (lines: readonly string[], choices?: ColumnChoices) =>
  Object.fromEntries(recognise(lines, choices).columns.map(({ name, field }) => [name, field]));

const SALT = ['Tata Salt', 'Amul Butter', 'Muri'];

describe('two prices', () => {
  const table = (header: string, pairs: readonly string[]) => [
    `Name|${header}`,
    ...pairs.map((pair, i) => `${SALT[i % 3] ?? ''} ${i}|${pair}`),
  ];

  test.each([
    ['Price|DiscountedPrice', 'mrp', 'price'],
    ['Regular price|Sale price', 'mrp', 'price'],
    ['MRP|Price', 'mrp', 'price'],
    ['Compare-at price|Price', 'mrp', 'price'],
    ['market_price|sale_price', 'mrp', 'price'],
    ['Cost per item|Price', null, 'price'],
  ])('named %s', (header, first, second) => {
    const [one = '', other = ''] = header.split('|');
    expect(fieldsOf(table(header, ['30|28', '60|55', '20|20']))).toMatchObject({ [one]: first, [other]: second });
  });

  test('that contradict their names are asked about, never exchanged', () => {
    const lines = table('Price|MRP', ['30|28', '60|55', '20|20', '90|80']);
    expect(() => recognise(lines)).toThrow('can’t be known: “Price”, “MRP”. Nothing was written.');
    const columns = parseColumnChoices(['price=MRP,mrp=Price']);
    expect(fieldsOf(lines, { columns })).toMatchObject({ Price: 'mrp', MRP: 'price' });
  });

  test('with one odd row among many stay as they are named', () => {
    expect(fieldsOf(table('Price|MRP', ['28|30', '55|60', '200|20', '80|90']))).toMatchObject({
      Price: 'price',
      MRP: 'mrp',
    });
  });

  test('without known names are asked about: the lower one may be what the shop pays', () => {
    const lines = ['Was|Vorher|Jetzt', ...SALT.map((name, i) => `${name}|${i + 30}.50|${i + 20}.00`)];
    expect(() => recognise(lines)).toThrow(/can’t be known: “Vorher”, “Jetzt”.*--columns price=Vorher/);
  });
});

describe('what a name leaves open, the content tells', () => {
  const quantity = (values: readonly string[]) =>
    fieldsOf(['Name|Price|Quantity', ...SALT.map((name, i) => `${name}|20|${values[i] ?? ''}`)])['Quantity'];

  test('a quantity is a size, or the stock', () => {
    expect(quantity(['500 g', '1 kg', '6 pcs'])).toBe('packSize');
    expect(quantity(['12', '0', '250'])).toBe('stock');
    expect(quantity(['many', 'few', 'some'])).toBeNull();
  });

  test('sizes, pictures, paths and names without a known name', () => {
    const lines = [
      'No|Artikel|Inhalt|Bild|Ort|Preis',
      ...SALT.map((name, i) => `${i + 1}|${name}|${i + 1}00 g|${i}.jpg|Food > Kind ${i}|1${i}.50`),
    ];
    expect(fieldsOf(lines)).toEqual({
      No: null,
      Artikel: 'name',
      Inhalt: 'packSize',
      Bild: 'pictures',
      Ort: 'category',
      Preis: 'price',
    });
  });

  test('of two numbers the one that tells goods apart', () => {
    const lines = ['SKU|ID|Name|Price', ...SALT.map((name, i) => `|${i}|${name}|20`)];
    expect(fieldsOf(lines)).toMatchObject({ SKU: null, ID: 'sku' });
  });

  test('WooCommerce’s kind of a row is no kind of goods', () => {
    expect(fieldsOf(['Name|Price|Type', ...SALT.map((name) => `${name}|20|simple`)])).toMatchObject({
      Type: 'rowKind',
    });
    expect(fieldsOf(['Name|Price|Type', ...SALT.map((name) => `${name}|20|Staples`)])).toMatchObject({
      Type: 'category',
    });
  });
});

describe('what somebody says', () => {
  const lines = ['Name|Price|Our Price, new|Weight', ...SALT.map((name) => `${name}|30|28|1 kg`)];

  test('goes before what was recognised', () => {
    const columns = parseColumnChoices(['price=Our Price, new,mrp=Price', 'packSize=']);
    expect(fieldsOf(lines, { columns })).toEqual({
      Name: 'name',
      Price: 'mrp',
      'Our Price, new': 'price',
      Weight: null,
    });
  });

  test('of a column or a field that is not there, is refused with what there is', () => {
    expect(() => recognise(lines, { columns: { price: ['Cost'] } })).toThrow(
      'The file has no column “Cost”. Its columns are: Name, Price, Our Price, new, Weight.',
    );
    expect(() => parseColumnChoices(['prize=Price'])).toThrow(/no field “prize”\. The fields are: sku, name, brand/);
    expect(() => parseColumnChoices(['Price'])).toThrow('does not say which column is which field');
  });

  test('is never asked for by naming what the shop pays itself', () => {
    expect(() => recognise(['Name|Purchase Rate', 'Salt|20'])).toThrow(/--columns "price=COLUMN"/);
  });

  test('is asked for when no price is found', () => {
    expect(() => recognise(['Name|Colour', 'Salt|white'])).toThrow(
      /no column was recognised as the price of the goods.*Name, Colour.*--columns "price=/,
    );
  });
});

describe('rupees or paise', () => {
  const prices = (header: string, values: readonly string[], choices?: ColumnChoices) =>
    recognise([`Name|${header}`, ...values.map((value, i) => `${SALT[i] ?? ''}|${value}`)], choices).prices;

  test.each([
    ['Price', ['28', '54', '120'], 'rupees', true],
    ['Price', ['2800.50', '5400', '12000'], 'rupees', true],
    ['Price', ['₹2800', '₹5400', '₹12000'], 'rupees', true],
    ['Price (paise)', ['2800', '5400', '12000'], 'paise', true],
    ['Price', ['2800', '5400', '12000'], 'rupees', false],
  ])('%s: %j', (header, values, unit, isSure) => {
    expect(prices(header, values)).toMatchObject({ unit, isSure, example: { name: 'Tata Salt', written: values[0] } });
  });

  test('as somebody says', () => {
    expect(prices('Price', ['28', '54', '120'], { prices: 'paise' })).toMatchObject({ unit: 'paise', isSure: true });
  });
});

describe('names in other languages', () => {
  test.each([
    ['Name (Bengali)', 'Name (Hindi)'],
    ['Bengali name', 'Hindi name'],
    ['name_bn', 'name_hi'],
    ['নাম', 'नाम'],
    ['Product Name (Bengali)', 'Product Name (Hindi)'],
  ])('%s, %s', (bn, hi) => {
    const rows = ['মুড়ি|मुरमुरा', 'মাখন|मक्खन', 'নুন|नमक'].map((said, i) => `${SALT[i] ?? ''}|${said}|${20 + i}`);
    expect(fieldsOf([`Name|${bn}|${hi}|Price`, ...rows])).toMatchObject({
      Name: 'name',
      [bn]: 'nameBn',
      [hi]: 'nameHi',
    });
  });
});
