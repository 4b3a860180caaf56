import { expect, test } from 'vitest';
import { openingTags } from '../../../build/render/opening-tags.ts';

const page = '<p id="a">one</p><br><p>two</p>';
const tags = (html: string, name: string): string[] => openingTags(html, name).map(({ text }) => text);

test('finds the opening tags of one name, where they stand, and no others', () => {
  expect(tags(page, 'p')).toEqual(['<p id="a">', '<p>']);
  expect(openingTags(page, 'p').map(({ from, to }) => page.slice(from, to))).toEqual(tags(page, 'p'));
  expect(tags(page, 'i')).toEqual([]);
  expect(tags('<i>whole</i><i cut', 'i')).toEqual(['<i>']);
});

test('takes what an attribute says for nothing more than a part of its tag', () => {
  expect(tags('<meta content="<p <p zzz"><p>one</p>', 'p')).toEqual(['<p <p zzz">', '<p>']);
  const many = `${'<p '.repeat(30_000)}>`;
  expect(tags(many, 'p')).toEqual([many]);
});
