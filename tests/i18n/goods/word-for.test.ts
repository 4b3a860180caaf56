import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { goods as bn } from '../../../src/i18n/goods/bn.ts';
import { goods as hi } from '../../../src/i18n/goods/hi.ts';
import { wordFor } from '../../../src/i18n/goods/word-for.ts';

const bengali = wordFor(bn.words);
const hindi = wordFor(hi.words);

test.each([
  ['Nashik Onion', 'পেঁয়াজ', 'प्याज़'],
  ['Shonar Whole Wheat Chakki Atta', 'আটা', 'आटा'],
  ['Tomatoes - Hybrid, Organically Grown', 'টম্যাটো', 'टमाटर'],
  ['Begun (Brinjal), Long', 'বেগুন', 'बैंगन'],
  ['Dherosh (Okra)', 'ঢ্যাঁড়স', 'भिंडी'],
  ['Turmeric Powder/Arisina Pudi - Pesticide Free', 'হলুদ গুঁড়ো', 'हल्दी पाउडर'],
  ['Basmati Rice With a Free Bowl', 'বাসমতি চাল', 'बासमती चावल'],
  ['Olive Oil - Extra Virgin (Cold Production)', 'অলিভ অয়েল', 'जैतून का तेल'],
])('%s is %s and %s', (name, inBengali, inHindi) => {
  expect(bengali(name)).toBe(inBengali);
  expect(hindi(name)).toBe(inHindi);
});

describe('what is sold is named by the last noun, the longest that is known', () => {
  test.each([
    ['Potato Chips - Classic Salted', 'চিপস'],
    ['Bagan Coconut Oil', 'নারকেল তেল'],
    ['Milk Chocolate', 'চকোলেট'],
    ['Dheki Gobindobhog Rice Flour', 'চালের গুঁড়ো'],
    ['Rice', 'চাল'],
    ['Mango Pickle', 'আচার'],
    ['Sweet Potato', 'রাঙা আলু'],
    ['Bhor Milk Powder', 'গুঁড়ো দুধ'],
    ['Neem Oil', 'তেল'],
  ])('%s: %s', (name, word) => expect(bengali(name)).toBe(word));
});

describe('no word where it may be a wrong one', () => {
  test.each([
    'Dishwash Liquid Lemon',
    'Water Bottle - Orange',
    'Coffee/Milk Mug - Happiness',
    'Steel Dal/Gravy Laddle - Big',
    'Cleansing Milk',
    'Almond Milk',
    'Milk - Soya, Sugar Free',
    'Nipple Butter For Breastfeeding Moms',
    'Groundnut/Peanut Oil',
    'Jeera/Gobind Bhog Rice',
    'Dal Chawal',
    'Garlic & Onion',
    'Red Chilli/Lal Mirch 200gm + Cumin/Jeera - Whole 200gm',
    'Chilli - Pure Belgian Dark Chocolate',
    'Chicken - Salami Plain Slice',
    'Dry Fruit Apple',
    'Shaving Foam Lemon',
    'Urinal Cake',
    'Cream of Tartar',
    'Echor (Green Jackfruit)',
    'LED Bulb, 9 W',
    '',
  ])('%s', (name) => {
    expect(bengali(name)).toBeNull();
    expect(hindi(name)).toBeNull();
  });
});

test('both languages know the same goods, in few bytes', () => {
  expect(Object.keys(hi.words)).toEqual(Object.keys(bn.words));
  for (const { words } of [bn, hi])
    expect(brotliCompressSync(JSON.stringify(words)).byteLength).toBeLessThanOrEqual(2550);
});

test('it refers to nothing outside: the script of a product’s page has it as it stands', () => {
  const copy = new Function(`return ${wordFor.toString()}`)() as typeof wordFor;
  expect(copy(bn.words)('Bagan Coconut Oil')).toBe('নারকেল তেল');
});
