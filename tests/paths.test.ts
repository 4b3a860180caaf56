import { afterEach, describe, expect, test } from 'vitest';
import { readCurrentFrom } from '../src/i18n/current.ts';
import { hasLocales, inLocale, nextPath, paths, withoutLocale } from '../src/paths.ts';

afterEach(() => readCurrentFrom(() => ({ locale: 'en', messages: {} })));

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

describe('languages', () => {
  test.each([
    ['/', '/bn'],
    ['/?q=1', '/bn?q=1'],
    ['/cart', '/bn/cart'],
    ['/dashboard?tab=order#last', '/bn/dashboard?tab=order#last'],
    ['/hi/categories/tea/2', '/bn/categories/tea/2'],
    ['/productive', '/bn/productive'],
    ['/product/tea', '/product/tea'],
    ['/product', '/product'],
    ['/desk', '/desk'],
    ['/editor#publish', '/editor#publish'],
  ])('%s is %s in Bengali', (path, bengali) => {
    expect(inLocale(path, 'bn')).toBe(bengali);
    expect(hasLocales(path)).toBe(path !== bengali);
  });

  test.each([
    ['/bn', '/'],
    ['/bn/cart?x=1', '/cart?x=1'],
    ['/hi#top', '/#top'],
    ['/bnx/cart', '/bnx/cart'],
    ['/cart/bn', '/cart/bn'],
    ['/bn//evil.example', '/evil.example'],
  ])('%s is %s in English', (path, english) => {
    expect(withoutLocale(path)).toBe(english);
    expect(inLocale(path, 'en')).toBe(english);
  });

  test('pages lead on in their own, and to products', () => {
    readCurrentFrom(() => ({ locale: 'hi', messages: {} }));
    expect(paths.home).toBe('/hi');
    expect(paths.login('/hi/cart')).toBe('/hi/auth/login?next=%2Fhi%2Fcart');
    expect(paths.product({ id: 1, slug: 'tea' })).toBe('/product/tea');
    expect(nextPath('/bn/cart')).toBe('/bn/cart');
    expect(nextPath('/bn/auth/login?next=/cart')).toBe('/hi');
    expect(nextPath('//evil.example')).toBe('/hi');
  });
});
