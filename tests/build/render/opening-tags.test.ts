import { expect, test } from 'vitest';
import { mapOpeningTags, openingTags } from '../../../build/render/opening-tags.ts';

const page = '<p id="a">one</p><br><p>two</p>';

test('finds the opening tags of one name, and no others', () => {
  expect(openingTags(page, 'p')).toEqual(['<p id="a">', '<p>']);
  expect(openingTags(page, 'i')).toEqual([]);
  expect(openingTags('<i>whole</i><i cut', 'i')).toEqual(['<i>']);
});

test('takes what an attribute says for nothing more than a part of its tag', () => {
  const odd = '<meta content="<p <p zzz"><p>one</p>';
  expect(openingTags(odd, 'p')).toEqual(['<p <p zzz">', '<p>']);
  expect(mapOpeningTags(odd, 'p', (tag) => tag)).toBe(odd);
  const many = '<p '.repeat(30_000);
  expect(mapOpeningTags(`${many}>`, 'p', (tag) => tag)).toBe(`${many}>`);
});

test('changes those alone', () => {
  expect(mapOpeningTags(page, 'p', (tag) => tag.replace('p', 'b'))).toBe('<b id="a">one</p><br><b>two</p>');
  expect(mapOpeningTags(page, 'i', () => 'never')).toBe(page);
});
