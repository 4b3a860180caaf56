import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { precompress } from '../../build/precompress.ts';

const dir = mkdtempSync(join(tmpdir(), 'haat-precompress-'));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** Text with enough in it for Brotli's steps to differ. */
const text = (name: string) =>
  `<p>${name}</p>${Array.from({ length: 300 }, (_, i) => `<li class="c${(i * 7919) % 97}">${(i * 104_729) % 1009} kg</li>`).join('')}`;

function write(folder: string, count: number): string[] {
  mkdirSync(join(dir, folder), { recursive: true });
  return Array.from({ length: count }, (_, i) => {
    const name = `${folder}/${i}.html`;
    writeFileSync(join(dir, name), text(name));
    return name;
  });
}

/** The fifth step looks for what repeats within a page's length only. */
const sizeAt = (name: string, quality: number) =>
  brotliCompressSync(text(name), {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: text(name).length,
      ...(quality === 5 && { [constants.BROTLI_PARAM_LGWIN]: 16 }),
    },
  }).length;
const sizeOf = (name: string) => readFileSync(join(dir, `${name}.br`)).length;

test('what every page loads gets the best of Brotli, however much is new', async () => {
  const [products, scripts] = [write('product', 1001), write('_astro', 70)];
  expect(await precompress(dir)).toBe(1071);
  const [product = '', script = ''] = [products[0], scripts[0]];
  expect(sizeAt(product, 11)).toBeLessThan(sizeAt(product, 5));
  expect([sizeOf(product), sizeOf(script)]).toEqual([sizeAt(product, 5), sizeAt(script, 11)]);
  expect(brotliDecompressSync(readFileSync(join(dir, `${product}.br`))).toString()).toBe(text(product));
  expect(gunzipSync(readFileSync(join(dir, `${product}.gz`))).toString()).toBe(text(product));
});

test('of a large shop the best goes to the first page of a list, and the later ones are made as fast as products', async () => {
  write('product', 1001);
  const [second = ''] = write('categories/dal', 16);
  writeFileSync(join(dir, 'categories/dal.html'), text('categories/dal.html'));
  await precompress(dir);
  expect(sizeOf('categories/dal.html')).toBe(sizeAt('categories/dal.html', 11));
  expect(sizeOf(second)).toBe(sizeAt(second, 5));
});

test('a small shop gets its tenth step, and what is changed in it the best', async () => {
  const [first = '', second = ''] = write('product', 70);
  await precompress(dir);
  expect(sizeOf(first)).toBe(sizeAt(first, 10));
  writeFileSync(join(dir, second), `${text(second)}new`);
  expect(await precompress(dir)).toBe(1);
  expect(brotliDecompressSync(readFileSync(join(dir, `${second}.br`))).toString()).toBe(`${text(second)}new`);
  expect(await precompress(dir), 'nothing twice').toBe(0);
});

test('of a large shop up to 150 changed pages get the tenth step, more of them the fifth', async () => {
  const products = write('product', 1001);
  await precompress(dir);
  const change = (count: number, words: string) => {
    for (const name of products.slice(0, count)) writeFileSync(join(dir, name), text(words));
  };
  change(150, 'a new price');
  expect(await precompress(dir)).toBe(150);
  expect(sizeOf(products[0] ?? '')).toBe(sizeAt('a new price', 10));
  change(151, 'another price');
  expect(await precompress(dir)).toBe(151);
  expect(sizeOf(products[0] ?? '')).toBe(sizeAt('another price', 5));
});

test('a copy that was cut short is made again, and so is one of other words', async () => {
  const [page = ''] = write('product', 1);
  await precompress(dir);
  const unpacked = () => [
    brotliDecompressSync(readFileSync(join(dir, `${page}.br`))).toString(),
    gunzipSync(readFileSync(join(dir, `${page}.gz`))).toString(),
  ];
  writeFileSync(join(dir, `${page}.br`), readFileSync(join(dir, `${page}.br`)).subarray(0, 100));
  expect(await precompress(dir)).toBe(1);
  expect(unpacked()).toEqual([text(page), text(page)]);

  // Ended between the two, and then the page is again as it was.
  writeFileSync(join(dir, `${page}.gz`), gzipSync('of a page in between'));
  writeFileSync(join(dir, page), text(page));
  expect(await precompress(dir)).toBe(1);
  expect(unpacked()).toEqual([text(page), text(page)]);

  writeFileSync(join(dir, page), text(page));
  expect(await precompress(dir), 'written again with the same words').toBe(0);
  expect(await precompress(dir)).toBe(0);
});
