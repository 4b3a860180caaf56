import { spawn } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAdapter } from '../../src/adapter/adapter.ts';
import { connection } from '../../src/api/connection.ts';
import { getProduct, getProducts } from '../../src/api/product.ts';
import adapter from './open-food-network/shop.adapter.ts';
import { type OpenShop, startOpenShop } from './open-food-network/shop.ts';
import { copyProject } from '../../harness/copy-project.ts';

let project: string;
let shop: OpenShop;

beforeAll(async () => {
  project = copyProject();
  shop = await startOpenShop();
});
afterAll(async () => {
  await shop.stop();
  rmSync(project, { recursive: true, force: true });
});

const build = async (): Promise<{ code: number | null; said: string }> => {
  let said = '';
  const env = { PATH: process.env['PATH'], HOME: project, PROVIDER_URL: shop.url };
  const child = spawn(process.execPath, ['server/build.ts'], { cwd: project, env });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return { code: await new Promise((resolve) => child.once('close', resolve)), said };
};
const dist = (path: string): string => join(project, 'dist', path);
const main = (path: string): string =>
  /<main[\s\S]*<\/main>/.exec(readFileSync(dist(`${path}.html`), 'utf8'))?.[0] ?? '';
/** What a shopper reads on a page. */
const words = (path: string): string =>
  main(path)
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

describe('the catalogue of a real open shop, with a shop.adapter.ts at the top of the project', () => {
  test('builds', async () => {
    cpSync('tests/server/open-food-network/shop.adapter.ts', join(project, 'shop.adapter.ts'));
    const { code, said } = await build();
    expect(code, said).toBe(0);
    expect(readdirSync(dist('product'))).toHaveLength(26);
  });

  test('the home page leads to its categories', () => {
    expect(words('index')).toContain('Shop by category See all Dairy & Eggs Vegetables');
    expect(main('index')).toContain('href="/categories/9"');
  });

  test('a category has all of its own, the first 20 on its page', () => {
    expect(words('categories/9')).toContain('Showing 20 of 22 products');
    expect(main('categories/9').match(/<h3/g)).toHaveLength(20);
    expect(words('categories/4')).toContain('4 products');
    expect(words('categories/4')).toContain('Paneer ₹95 200g');
    expect(words('categories/4')).not.toContain('Garden Greens');
  });

  test('a product has its price, pack sizes, text, details and picture', () => {
    const said = words('product/1001');
    expect(said).toContain('Bilona Ghee ₹620.50');
    expect(said).toContain('Only 4 pieces left');
    expect(said).toContain('Pack size 500mL ₹620.50 1L ₹1,180 5L Out of stock');
    expect(said).toContain('Churned by hand & slow. From one village. Farming Organic');
    expect(main('product/1001')).toMatch(/<a[^>]*href="\/product\/1002"/);
    expect(words('product/1002')).toContain('Bilona Ghee ₹1,180 inclusive of all taxes In stock');
    const [, picture = ''] = /<img[^>]*src="\/(pictures\/[^"]+)"/.exec(main('product/1001')) ?? [];
    expect(readFileSync(dist(picture)).length).toBeGreaterThan(500);
  });

  test('pages say nothing of what it has not, and nothing that is no word', () => {
    for (const path of ['index', 'categories', 'categories/9', 'product/2000'])
      expect(words(path), path).not.toMatch(/undefined|null|NaN|\[object|<div/);
  });

  test('the adapter goes with the pages, where browsers ask for what is new', async () => {
    const scripts = readdirSync(dist('_astro')).filter((name) => name.endsWith('.js'));
    const own = scripts.filter((name) => readFileSync(dist(`_astro/${name}`), 'utf8').includes('/v0/order_cycles/12'));
    expect(own).toHaveLength(1);
    Object.assign(connection, {
      base: `${shop.url}/api`,
      adapter: createAdapter({ shop: adapter, dropped: () => {} }),
    });
    expect(await getProduct('1002')).toMatchObject({ name: 'Bilona Ghee', price: 118_000, stock: null });
    const { data } = await getProducts({ categoryId: 9, page: 2, limit: 20 });
    expect(data.map(({ name }) => name)).toEqual(['Garden Greens No. 21', 'Garden Greens No. 22']);
  });
});
