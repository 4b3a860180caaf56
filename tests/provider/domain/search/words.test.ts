import { describe, expect, test } from 'vitest';
import { editDistance } from '../../../../provider/domain/search/edit-distance.ts';
import { goods as bn } from '../../../../src/i18n/goods/bn.ts';
import { goods as hi } from '../../../../src/i18n/goods/hi.ts';
import { meaningsBeginning, meaningsOf } from '../../../../provider/domain/search/meanings.ts';
import { normalizeText } from '../../../../provider/domain/search/normalize.ts';
import { readName } from '../../../../provider/domain/search/name-words.ts';
import { eachPosting, packPostings, unpackPostings } from '../../../../provider/domain/search/postings.ts';
import { readSize } from '../../../../provider/domain/search/query-size.ts';
import { soundOf } from '../../../../provider/domain/search/sound.ts';
import { stem } from '../../../../provider/domain/search/stem.ts';
import { transliterate } from '../../../../provider/domain/search/transliterate.ts';

describe('one word in its forms', () => {
  test.each([
    ['tomato', 'tomatoes'],
    ['berry', 'berries'],
    ['cookie', 'cookies'],
    ['knife', 'knives'],
    ['leaf', 'leaves'],
    ['brush', 'brushes'],
    ['box', 'boxes'],
    ['noodle', 'noodles'],
    ['glass', 'glass'],
  ])('%s and %s have the same stem', (one, many) => expect(stem(many)).toBe(stem(one)));

  test.each([
    ['gas', 'ga'],
    ['rice', 'ric'],
    ['oats', 'oat s'],
  ])('%s does not become %s', (word, other) => expect(stem(word)).not.toBe(other));

  test.each([
    ['আলু', 'alu'],
    ['পেঁয়াজ', 'peyaj'],
    ['ইলিশ', 'ilish'],
    ['मुड़ी', 'muri'],
    ['पनीर', 'panir'],
    ['हल्दी', 'haldi'],
    ['milk', 'milk'],
  ])('%s is written %s', (word, latin) => expect(transliterate(word)).toBe(latin));

  test.each([
    ['pyaaz', 'প্যাজ'],
    ['haldee', 'हल्दी'],
    ['sooji', 'suji'],
    ['chaawal', 'चावल'],
    ['paneer', 'পনির'],
  ])('%s sounds as %s', (one, other) => expect(soundOf(one)).toBe(soundOf(other)));

  test.each([
    ['पनीर', 'paneer'],
    ['দুধ', 'milk'],
    ['pyaaz', 'onion'],
    ['green chillies', 'hari mirch'],
    ['chaawal', 'rice'],
  ])('households say %s for %s', (word, other) => expect(meaningsOf(word)).toContain(other));

  test('a word no household knows means nothing more', () => expect(meaningsOf('zebra')).toEqual([]));

  test.each([
    ['tumeric', 'turmeric', 1],
    ['sugra', 'sugar', 1],
    ['atta', 'atta', 0],
    ['rice', 'milk', 3],
    ['', 'tea', 3],
  ])('from %s to %s it takes %i', (one, other, mistakes) => expect(editDistance(one, other)).toBe(mistakes));
});

describe('what a name is about', () => {
  const parts = (name: string) =>
    readName(name).map(({ zone, words }) => [zone, words.map(({ word }) => word).join(' ')]);
  test.each([
    [
      'Fresh Potato (Aloo), 1 kg',
      [
        ['main', 'fresh potato'],
        ['alias', 'aloo'],
      ],
    ],
    [
      'Beans - French, Ring',
      [
        ['main', 'beans'],
        ['variety', 'french'],
        ['variety', 'ring'],
      ],
    ],
    [
      'Turmeric/Haldi Powder',
      [
        ['main', 'turmeric'],
        ['main', 'haldi powder'],
      ],
    ],
    [
      'Chips with Salt & Pepper',
      [
        ['main', 'chips'],
        ['mention', 'salt pepper'],
      ],
    ],
    [
      '(Loose) Onion',
      [
        ['main', 'loose'],
        ['main', 'onion'],
      ],
    ],
    ['500 g', []],
    ['', []],
    ['((', []],
  ])('%s', (name, expected) => expect(parts(name)).toEqual(expected));
});

describe('a size in a query', () => {
  test.each([
    ['atta 5kg', 'atta', '5 kg'],
    ['2 litre milk', 'milk', '2 L'],
    ['500 gm dal', 'dal', '500 g'],
    ['half kg paneer', 'paneer', '500 g'],
    ['pack of 6 eggs', 'eggs', '6 pieces'],
    ['1 dozen eggs', 'eggs', '12 pieces'],
    ['kasundi 1 bottle', 'kasundi', null],
    ['water bottle', 'water bottle', null],
    ['7up', '7up', null],
    ['5 kg', '5 kg', null],
    ['', '', null],
  ])('%s: %s in %s', (typed, text, packSize) => expect(readSize(typed)).toMatchObject({ text, packSize }));
});

test('postings come back as they were stored', () => {
  const stored = packPostings({ ids: [1, 4_000_000_000, 7], fits: [0, 1, 0.5] });
  // As a driver may hand them out: within a larger buffer.
  const within = new Uint8Array([9, ...stored, 9]).subarray(1, -1);
  const read: [number, number][] = [];
  eachPosting(unpackPostings(within), (id, fit) => read.push([id, fit]));
  expect(read).toEqual([
    [1, 0],
    [4_000_000_000, 1],
    [7, 0.5],
  ]);
});

describe('words in Bengali and Devanagari script', () => {
  test.each([
    ['ফুলকপি', 'cauliflower'],
    ['নারকেল তেল', 'coconut oil'],
    ['सरसों का तेल', 'mustard oil'],
    ['चिकन', 'murgi'],
  ])('%s is %s', (word, english) => expect(meaningsOf(word)).toContain(english));

  test('what the site says beside names is found', () => {
    const words = [bn, hi].flatMap((goods) => Object.values(goods.words));
    expect(words.filter((word) => meaningsOf(normalizeText(word).trim()).length < 2)).toEqual([]);
  });

  test('English words do not search for them', () => expect(meaningsOf('cauliflower')).not.toContain('ফুলকপি'));

  test('it is known while it is being typed', () => expect(meaningsBeginning('ফুলক')).toEqual(['cauliflower']));
});
