import { describe, expect, test } from 'vitest';
import { htmlToText, isMarkup, lineOf } from '../../src/adapter/html-text.ts';

describe('the words of a text in HTML or Markdown', () => {
  test.each([
    ['See [our rice](https://shop.example/rice) today', 'See our rice today'],
    ['[[one](/a) and [two]( /b) and [three](/c', '[one and [two]( /b) and [three](/c'],
    ['[a](b [c](d)', 'a'],
    ['Before ![a picture](/rice.jpg) after', 'Before after'],
    ['![no end](/rice.jpg', '![no end](/rice.jpg'],
    ['**Bold** and __strong__ and *light*', 'Bold and strong and light'],
    ['**open __closed__ words', '**open closed words'],
    ['**not ** closed', '**not ** closed'],
    ['***three***', 'three'],
    ['# Title ##\nWords', 'Title\n\nWords'],
    ['# C#', 'C'],
    ['List:\n\n\n- one\n  + two\n* three', 'List:\n• one\n• two\n• three'],
    ['List:\r\n- one\r\n- two', 'List:\n• one\n• two'],
    ['<p>one \n two</p><p>three</p>', 'one two\n\nthree'],
    ['Salt<script>never ends', 'Salt'],
  ])('%j is %j', (markup, text) => {
    expect(htmlToText(markup)).toBe(text);
  });

  test.each([
    ['[a](b)', true],
    ['![a](b)', true],
    ['[a](b', false],
    ['[a]( b)', false],
    ['a\n\n- b', true],
    ['a [b] (c)', false],
  ])('whether %j is markup: %j', (text, is) => {
    expect(isMarkup(text)).toBe(is);
  });

  test('has an end, however long the text is', () => {
    const longest = `<p>${'a'.repeat(200_000)}`;
    expect(htmlToText(longest)).toHaveLength(100_000 - '<p>'.length);
    expect(lineOf(longest)).toHaveLength(100_000 - '<p>'.length);
  });
});
