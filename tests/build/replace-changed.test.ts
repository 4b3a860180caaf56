import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { replaceChanged } from '../../build/replace-changed.ts';

const root = mkdtempSync(join(tmpdir(), 'haat-replace-'));
const [dir, built] = [join(root, 'build'), join(root, 'build.next')];
afterEach(() => rmSync(root, { recursive: true, force: true }));

function put(folder: string, files: Readonly<Record<string, string>>, seconds: number): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
    utimesSync(join(folder, name), seconds, seconds);
  }
}
const inDir = (name: string) => [readFileSync(join(dir, name), 'utf8'), statSync(join(dir, name)).mtimeMs / 1000];

test('what says the same keeps its time and its copies; what differs is replaced, and what has gone goes with its copies', () => {
  const copies = { 'product/dal.html.br': 'dal', 'product/dal.html.gz': 'dal', '_astro/old.js.br': 'old' };
  put(dir, { 'index.html': 'one', 'product/dal.html': 'dal', '_astro/old.js': 'old', ...copies }, 100);
  put(built, { 'index.html': 'two', 'product/dal.html': 'dal', '_astro/new.js': 'new', 'hi/about.html': 'hi' }, 200);
  replaceChanged(dir, built);
  expect(inDir('product/dal.html')).toEqual(['dal', 100]);
  expect(inDir('product/dal.html.br')).toEqual(['dal', 100]);
  expect(inDir('index.html')).toEqual(['two', 200]);
  expect(inDir('_astro/new.js')).toEqual(['new', 200]);
  expect(inDir('hi/about.html')).toEqual(['hi', 200]);
  for (const gone of ['_astro/old.js', '_astro/old.js.br']) expect(existsSync(join(dir, gone))).toBe(false);
  expect(existsSync(built)).toBe(false);
});

test('copies go with the words that they are of, and a folder makes room for a file', () => {
  put(dir, { 'index.html': 'one', 'index.html.br': 'one', 'index.html.gz': 'one', 'odd/old.html': 'old' }, 100);
  put(built, { 'index.html': 'two', odd: 'a file' }, 200);
  replaceChanged(dir, built);
  for (const copy of ['br', 'gz']) expect(existsSync(join(dir, `index.html.${copy}`))).toBe(false);
  expect(inDir('odd')).toEqual(['a file', 200]);
});

test('the first time there is nothing to keep', () => {
  put(built, { 'product/dal.html': 'dal' }, 200);
  replaceChanged(dir, built);
  expect(inDir('product/dal.html')).toEqual(['dal', 200]);
});
