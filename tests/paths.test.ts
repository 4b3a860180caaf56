import { describe, expect, test } from 'vitest';
import { nextPath, paths } from '../src/paths.ts';

describe('the page after log in', () => {
  test('is a path of this site', () => {
    expect(nextPath('/cart')).toBe('/cart');
    expect(nextPath('/dashboard?tab=order#last')).toBe('/dashboard?tab=order#last');
  });
  test.each([
    null,
    '',
    '//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\\evil.example',
    '\\\\evil',
    '/\t/evil.example',
    'cart',
  ])('is home for %j', (next) => expect(nextPath(next)).toBe('/'));
});

describe('addresses', () => {
  test('use the slug, or the id where there is none', () => {
    expect(paths.product({ id: 7, slug: 'jyoti-alu' })).toBe('/product/jyoti-alu');
    expect(paths.product({ id: 'a/b', slug: null })).toBe('/product/a%2Fb');
  });
  test('encode what is searched for', () => expect(paths.search('chal & dal')).toBe('/search?q=chal%20%26%20dal'));
});
