import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { localizedRoutesOf, PAGES, routeOf } from '../src/page-registry.ts';
import { hasLocales } from '../src/paths.ts';

const files = globSync('**/*.astro', { cwd: 'src/pages' }).map((file) => file.replace(/\.astro$/, ''));

test('every page is listed once, and nothing that is none', () =>
  expect(Object.keys(PAGES).sort()).toEqual(files.sort()));

test.each(files)('links know whether %s has an address in each language', (page) => {
  // The desk's page has a parameter, so that it can be left out: /desk.
  const route = routeOf(page).replace(/[[\]]|\.{3}/g, '');
  expect(hasLocales(route)).toBe(localizedRoutesOf(page).length > 0);
});

test('a route is the path of its page, in each language', () => {
  expect(routeOf('index')).toBe('/');
  expect(routeOf('categories/index')).toBe('/categories');
  expect(localizedRoutesOf('index')).toEqual(expect.arrayContaining(['/bn', '/hi']));
  expect(localizedRoutesOf('product/[slug]')).toEqual([]);
});

test('a page that is not listed is refused by name', () =>
  expect(() => localizedRoutesOf('recipes')).toThrow('src/pages/recipes.astro is not among the pages of'));
