import { describe, expect, test } from 'vitest';
import { nextPath, paths } from '../src/paths.ts';

describe('the page after log in', () => {
  test('is a path of this site', () => {
    expect(nextPath('/cart')).toBe('/cart');
    expect(nextPath('/dashboard?tab=order#last')).toBe('/dashboard?tab=order#last');
    expect(nextPath('/search?q=chal%20%26%20dal')).toBe('/search?q=chal%20%26%20dal');
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
    'JavaScript:alert(1)//',
    'data:text/html,x',
    '/%2Fevil.example',
    '/%2F/evil.example',
    '/%5Cevil.example',
    '/%252F%255Cevil.example',
    '%2F%2Fevil.example',
    '/cart/%09/evil.example',
    '/cart%0d%0aX-Evil:1',
    '/%00',
    '/\0',
    '/%E0%A4%A',
    '/..//evil.example',
    '/.//evil.example',
    '/auth/login',
    '/auth/login?next=/auth/login',
  ])('is home for %j', (next) => expect(nextPath(next)).toBe('/'));
});

describe('addresses', () => {
  test('use the slug, or the id where there is none', () => {
    expect(paths.product({ id: 7, slug: 'jyoti-alu' })).toBe('/product/jyoti-alu');
    expect(paths.product({ id: 'a/b', slug: null })).toBe('/product/a%2Fb');
  });
  test('encode what is searched for', () => expect(paths.search('chal & dal')).toBe('/search?q=chal%20%26%20dal'));
});
