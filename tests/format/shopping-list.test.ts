import { expect, test } from 'vitest';
import { readList } from '../../src/format/shopping-list.ts';

const read = (list: string) =>
  readList(list).map(({ name, packs, amount }) => [name, packs, amount && `${amount.size} ${amount.unit}`]);

test('a list is read as people write it: amounts before or after, commas, lines and bullets', () => {
  expect(read('2 kg aloo, milk, dahi')).toEqual([
    ['aloo', null, '2 kg'],
    ['milk', null, null],
    ['dahi', null, null],
  ]);
  expect(read('- Basmati rice 5kg\n* 500 gm paneer\n• half litre mustard oil.\n1 dozen eggs')).toEqual([
    ['Basmati rice', null, '5 kg'],
    ['paneer', null, '0.5 kg'],
    ['mustard oil', null, '0.5 L'],
    ['eggs', null, '12 piece'],
  ]);
  expect(read('bread x2; 3 maggi and soap\n\n , ')).toEqual([
    ['bread', 2, null],
    ['maggi', 3, null],
    ['soap', null, null],
  ]);
});

test('a number within a name stays in it', () => {
  expect(read('7up')).toEqual([['7up', null, null]]);
});
