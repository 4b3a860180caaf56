import { expect, test } from 'vitest';
import { Slug } from '../../../../contract/safe-text.ts';
import { slugify, takeSlug } from '../../../../provider/domain/catalogue/slug.ts';
import * as v from 'valibot';

test.each([
  ['Crème Fraîche, 200 g', 'creme-fraiche-200-g'],
  ['Fruits & Vegetables', 'fruits-and-vegetables'],
  ['মুসুর ডাল', 'musur-dal'],
  ['পেঁয়াজ ৫০০ গ্রাম', 'peyaj-500-gram'],
  ['पनीर', 'panir'],
  ['प्‍याज', 'pyaj'],
  ['தக்காளி', 'தக்காளி'],
  ['ડુંગળી', 'ડુંગળી'],
  ['পেঁয়াজ'.normalize('NFD'), 'peyaj'],
  ['—', ''],
])('%s has the address %s', (name, slug) => expect(slugify(name)).toBe(slug));

test.each(['பெ'.repeat(200), `\u0695${'\u064b'.repeat(300)}`, 'a'.repeat(300), '𠮷'.repeat(300)])(
  'a long name in any script has an address that a file can be called by',
  (name) => {
    const slug = slugify(name);
    expect(Buffer.byteLength(slug)).toBeLessThanOrEqual(200);
    expect(v.parse(Slug, slug)).toBe(slug);
  },
);

test('an address that is taken has the next number', () => {
  const taken = new Set(['category', 'category-3']);
  expect([1, 2, 3].map(() => takeSlug('category', taken))).toEqual(['category-2', 'category-4', 'category-5']);
});
