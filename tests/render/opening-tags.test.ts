import { expect, test } from 'vitest';
import { mapOpeningTags, openingTags } from '../../src/render/opening-tags.ts';

const page = '<p id="a">one</p><br><p>two</p>';

test('finds the opening tags of one name, and no others', () => {
  expect(openingTags(page, 'p')).toEqual(['<p id="a">', '<p>']);
  expect(openingTags(page, 'i')).toEqual([]);
  expect(openingTags('<i>whole</i><i cut', 'i')).toEqual(['<i>']);
});

test('changes those alone', () => {
  expect(mapOpeningTags(page, 'p', (tag) => tag.replace('p', 'b'))).toBe('<b id="a">one</p><br><b>two</p>');
  expect(mapOpeningTags(page, 'i', () => 'never')).toBe(page);
});
