import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StyleCache } from '../../../build/styles/style-cache.ts';

const SHEET = { code: '.a{color:red}', classes: ['a'] };

describe('What was made of the style sheets', () => {
  let root = '';
  const write = (name: string, text: string) => writeFileSync(join(root, name), text);
  const folders = () => readdirSync(join(root, '.cache/styles'));

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'haat-styles-'));
    mkdirSync(join(root, 'src'));
    write('src/Card.tsx', 'export const Card = () => <b className="font-bold" />;');
    write('package-lock.json', '{"packages":{"node_modules/tailwindcss":{"version":"4.3.3"}}}');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  test('is there again in the next build of the same source', () => {
    expect(new StyleCache(root).read('home-css')).toBeUndefined();
    new StyleCache(root).write('home-css', SHEET);
    expect(new StyleCache(root).read('home-css')).toEqual(SHEET);
  });

  test.each([
    ['a changed component', 'src/Card.tsx', 'export const Card = () => <b className="font-medium" />;'],
    ['a new file', 'src/New.astro', '<b class="italic" />'],
    [
      'another version of Tailwind',
      'package-lock.json',
      '{"packages":{"node_modules/tailwindcss":{"version":"4.3.4"}}}',
    ],
  ])('is made anew after %s, and the old is gone', (_, name, text) => {
    new StyleCache(root).write('home-css', SHEET);
    const before = folders();
    write(name, text);
    expect(new StyleCache(root).read('home-css')).toBeUndefined();
    expect(folders()).toHaveLength(1);
    expect(folders()).not.toEqual(before);
  });

  test('is made anew where its file is broken', () => {
    const cache = new StyleCache(root);
    cache.write('home-css', SHEET);
    write(join('.cache/styles', folders()[0] ?? '', 'home-css.json'), '{"code":".a{');
    expect(cache.read('home-css')).toBeUndefined();
  });
});
