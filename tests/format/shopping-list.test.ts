import { describe, expect, test } from 'vitest';
import { readList } from '../../src/format/shopping-list.ts';

const read = (list: string) =>
  readList(list).map(({ name, packs, content }) => [name, packs, content && `${content.amount} ${content.unit}`]);

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

describe('a thing ends where its writer ended it', () => {
  test.each([
    ['1,5 kg aloo, milk', ['aloo', null, '1.5 kg'], ['milk', null, null]],
    ['2 kg aloo,3 kg pyaz', ['aloo', null, '2 kg'], ['pyaz', null, '3 kg']],
    ['one and a half kg rice and dal', ['rice', null, '1.5 kg'], ['dal', null, null]],
    ['আলু ১ কেজি। পেঁয়াজ ৫০০ গ্রাম', ['আলু', null, '1 kg'], ['পেঁয়াজ', null, '0.5 kg']],
    ['आलू 2 किलो और प्याज', ['आलू', null, '2 kg'], ['प्याज', null, null]],
    ['☑ milk\n[x] 2 kg atta', ['milk', null, null], ['atta', null, '2 kg']],
    ['1. aloo 2 kg\n2. milk', ['aloo', null, '2 kg'], ['milk', null, null]],
  ])('%s', (list, ...things) => expect(read(list)).toEqual(things));
});

describe('packs and amounts', () => {
  test.each([
    ['2 amul milk 500 ml', 'amul milk', null, '1 L'],
    ['2 × 5 kg atta', 'atta', null, '10 kg'],
    ['maggi noodles 4 packet', 'maggi noodles', 4, null],
    ['2 minute noodles 4 packet', '2 minute noodles', 4, null],
    ['2 किलो का आटा', 'आटा', null, '2 kg'],
    ['6 पाव', 'पाव', 6, null],
  ])('%s', (list, name, packs, amount) => {
    expect(read(list)).toEqual([[name, packs, amount]]);
    expect(readList(list)[0]?.unclear).toBe(false);
  });

  test.each(['दो ब्रेड', 'five star', '2 maggi 3', '0 bread', '₹20 का धनिया', '2-3 kg aloo'])(
    '%s is not certain',
    (list) => expect(readList(list)[0]?.unclear).toBe(true),
  );
});
