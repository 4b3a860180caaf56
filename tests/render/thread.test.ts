import { pathToFileURL } from 'node:url';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { RenderThread } from '../../src/render/thread.ts';

/** Stands for what Astro bundles: a page that shows its address, its style sheet and an answer of the provider. */
const ENTRY = `
let internals;
const routeData = { route: '/product/[slug]', component: 'product.astro' };
export const manifest = { routes: [{ routeData, styles: [{ type: 'inline', content: '.a{}' }] }] };
export const app = {
  setInternals: (given) => (internals = given),
  setOptions: () => {},
  async render(request) {
    const { pathname } = new URL(request.url);
    if (pathname === '/product/refused') throw Object.assign(new Error('The provider is away.'), { name: 'ProviderError' });
    if (pathname === '/product/fatal') process.nextTick(() => { throw new Error('Out of order.'); });
    if (pathname === '/product/fatal') return new Promise(() => {});
    const [style] = internals.pagesByKeys.get('/product/[slug]&product.astro').styles;
    const products = await globalThis.buildMemo.get('products');
    return new Response(pathname + ' ' + style.sheet.content + ' ₹' + products[0].price, { headers: { 'content-type': 'text/html' } });
  },
};`;

const folder = mkdtempSync(join(tmpdir(), 'haat-thread-'));
const file = join(folder, 'entry.mjs');
writeFileSync(file, ENTRY);
afterAll(() => rmSync(folder, { recursive: true }));

const threads: RenderThread[] = [];
afterEach(() => Promise.all(threads.splice(0).map((thread) => thread.stop())));

function start(): RenderThread {
  const thread = new RenderThread({ entry: pathToFileURL(file).href, answers: [['products', [{ price: 42 }]]] });
  threads.push(thread);
  return thread;
}

const render = (thread: RenderThread, slug: string) =>
  thread.render(new Request(`http://localhost/product/${slug}`), 'product.astro');

test('renders several pages at once from what was answered before, each byte as it is', async () => {
  const thread = start();
  const asked = [render(thread, 'atta'), render(thread, 'dal')];
  expect(thread.waiting).toBe(2);
  const pages = await Promise.all(asked);
  expect(await Promise.all(pages.map((page) => page.text()))).toEqual([
    '/product/atta .a{} ₹42',
    '/product/dal .a{} ₹42',
  ]);
  expect(pages[0]?.headers.get('content-type')).toBe('text/html');
  expect(thread.waiting).toBe(0);
});

test('tells whose fault it was that a page failed, and goes on', async () => {
  const thread = start();
  await expect(render(thread, 'refused')).rejects.toMatchObject({
    name: 'ProviderError',
    message: 'The provider is away.',
  });
  expect(await (await render(thread, 'atta')).text()).toContain('/product/atta');
});

test('a thread that breaks down fails all that wait for it, and whoever asks later', async () => {
  const thread = start();
  await expect(render(thread, 'fatal')).rejects.toThrow('Out of order.');
  await expect(render(thread, 'atta')).rejects.toThrow('Out of order.');
});
