import { describe, expect, test } from 'vitest';
import { beginsWords, markWords, withoutWords } from '../../src/format/words.ts';

/** The text with what is marked in brackets. */
const marked = (text: string, typed: string): string =>
  markWords(text, typed)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('');

describe('the words typed are marked', () => {
  test.each([
    ['Toor Dal', 'da', 'Toor [Da]l'],
    ['Toor Dal', 'DAL toor', '[Toor] [Dal]'],
    ['Dal Makhani Dal', 'dal', '[Dal] Makhani [Dal]'],
    ['Crème Fraîche', 'creme frai', '[Crème] [Fraî]che'],
    ['Haldiram’s Bhujia', 'haldirams', '[Haldiram’s] Bhujia'],
    ["Haldiram's Bhujia", 'haldir', "[Haldir]am's Bhujia"],
    ['আলু', 'আ', '[আ]লু'],
    ['দুধ', 'দু', '[দু]ধ'],
    // Half a letter is none: its sign comes along.
    ['দুধ', 'দ', '[দু]ধ'],
    ['দুধ', 'দুধ', '[দুধ]'],
    ['Potato', 'alu', 'Potato'],
    ['Sandal Soap', 'dal', 'Sandal Soap'],
    ['Salt <b>', '<b> (.*', 'Salt <[b]>'],
    ['Rice', ' ', 'Rice'],
    ['', 'rice', ''],
  ])('%s, typed %s', (text, typed, expected) => {
    expect(marked(text, typed)).toBe(expected);
  });
});

describe('a past search fits what is typed', () => {
  test('when every word typed begins one of its words', () => {
    expect(beginsWords('Moong dal', 'da mo')).toBe(true);
    expect(beginsWords('Moong dal', 'dal rice')).toBe(false);
    expect(beginsWords('Sandal soap', 'dal')).toBe(false);
    expect(beginsWords('Moong dal', ' - ')).toBe(false);
  });
});

test('words left out are not said, however they were typed', () => {
  expect(withoutWords('Atta Crème 5kg', ['creme'])).toBe('Atta 5kg');
  expect(withoutWords('rice & dal', ['dal'])).toBe('rice');
  expect(withoutWords('Haldiram’s sona bhujia', ['haldirams', 'bhujia'])).toBe('sona');
});
