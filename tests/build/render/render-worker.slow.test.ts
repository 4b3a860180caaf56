import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AstroIntegration } from 'astro';
import { beforeAll, expect, test } from 'vitest';
import { memoizeInBuild } from '../../../src/data/memoize.ts';
import { WORKER } from '../../../build/render/saved-bundle.ts';
import { renderWorkerPlugin, siteRenderer } from '../../../build/render/site-renderer.ts';
import { RenderWorkerClient } from '../../../build/render/render-worker-client.ts';
import { fixtureSite } from './fixture-site.ts';

const COMPONENT = 'src/pages/product/[slug].astro';

/** A product page with all that a worker must know of Astro's build: styles, a script, an island, an icon, the policy. */
const PAGE = `---
import { isMainThread } from 'node:worker_threads';
import { Counter } from '../../Counter.tsx';
export const getStaticPaths = () => ['atta', 'dal', 'ghee', 'refused', 'fatal'].filter((slug) => SLUGS.includes(slug)).map((slug) => ({ params: { slug }, props: { name: slug } }));
const { slug } = Astro.params;
const products = await globalThis.buildMemo.get('products');
if (slug === 'refused') throw Object.assign(new Error('The provider is away.'), { name: 'ProviderError' });
if (slug === 'fatal' && !isMainThread) {
  process.nextTick(() => { throw new Error('Out of order.'); });
  await new Promise(() => {});
}
---
<html><head><meta charset="utf-8" /><title>{Astro.props.name}</title></head>
<body><p data-thread={isMainThread ? 'main' : 'worker'}>{Astro.url.pathname} ₹{products[0].price}</p>
<Counter client:load start={slug.length} /><Counter client:load start={1}><b>{slug}</b></Counter>
<script>document.title += '.';</script></body></html>
<style>p { color: green; }</style>`;
const COUNTER = `import { useId } from 'react';
export const Counter = ({ start, children }) => <button id={useId()}>{start}{children}</button>;`;
/** As src/middleware.ts does. */
const MIDDLEWARE = `import { noteRenderError } from ${JSON.stringify(resolve('src/data/render-error.ts'))};
export const onRequest = (_, next) => next().catch(noteRenderError);`;
const productSite = (...slugs: string[]) =>
  fixtureSite({
    [COMPONENT]: PAGE.replace('SLUGS', JSON.stringify(slugs)),
    'src/Counter.tsx': COUNTER,
    'src/middleware.ts': MIDDLEWARE,
  });

beforeAll(() => memoizeInBuild('products', async () => [{ price: 42 }]));

/** Asks a worker for pages directly, in the place of the build's own prerendering. */
const withWorker = (use: (worker: RenderWorkerClient) => Promise<void>): AstroIntegration => {
  let entry: URL;
  return {
    name: 'with-worker',
    hooks: {
      'astro:config:setup': ({ updateConfig }) =>
        void updateConfig({
          vite: { plugins: [renderWorkerPlugin((dir) => (entry = pathToFileURL(join(dir, WORKER))))] },
        }),
      'astro:build:start': ({ setPrerenderer }) =>
        setPrerenderer((astro) => ({
          ...astro,
          getStaticPaths: async () => [],
          async setup() {
            await astro.setup?.();
            const worker = new RenderWorkerClient(entry, { memo: [['products', [{ price: 42 }]]] });
            await use(worker).finally(() => worker.terminate());
          },
        })),
    },
  };
};
async function render(worker: RenderWorkerClient, slug: string): Promise<string | null> {
  const bytes = await worker.render(`http://localhost/product/${slug}.html`, '/product/[slug]');
  return bytes && Buffer.from(bytes).toString();
}

test('renders several pages at once from what was memoized before', async () => {
  expect.assertions(5);
  const use = async (worker: RenderWorkerClient) => {
    const asked = [render(worker, 'atta'), render(worker, 'dal')];
    expect(worker.pending).toBe(2);
    const [atta, dal] = await Promise.all(asked);
    expect(atta).toMatch(/<p data-thread="worker"[^>]*>\/product\/atta(\.html)? ₹42<\/p>/);
    expect(dal).toMatch(/<p data-thread="worker"[^>]*>\/product\/dal(\.html)? ₹42<\/p>/);
    expect(atta).toMatch(/<style>[^<]*color:\s*green/);
    expect(worker.pending).toBe(0);
  };
  await productSite('atta', 'dal').build({ integrations: [withWorker(use)] });
});

test('a page that fails is none, and the worker goes on', async () => {
  expect.assertions(2);
  const use = async (worker: RenderWorkerClient) => {
    expect(await render(worker, 'refused')).toBeNull();
    expect(await render(worker, 'atta')).toContain('/product/atta');
  };
  await productSite('atta', 'refused').build({ integrations: [withWorker(use)] });
});

test('a worker that breaks down fails all pages that wait for it, and whoever asks later', async () => {
  expect.assertions(2);
  const use = async (worker: RenderWorkerClient) => {
    await expect(render(worker, 'fatal')).rejects.toThrow('Out of order.');
    await expect(render(worker, 'atta')).rejects.toThrow('Out of order.');
  };
  await productSite('atta', 'fatal').build({ integrations: [withWorker(use)] });
});

test('a build with workers writes the same bytes as one without', async () => {
  const site = productSite('atta', 'dal', 'ghee');
  const single = await site.build({ integrations: [siteRenderer()] });
  const parallel = await site.build({ integrations: [siteRenderer({ threshold: 1 })] });
  const threads = Object.values(parallel).map((html) => /data-thread="(\w+)"/.exec(html)?.[1]);
  expect(threads).toContain('worker');
  const asMain = Object.entries(parallel).map(([name, html]) => [name, html.replace('"worker"', '"main"')]);
  expect(Object.fromEntries(asMain)).toEqual(single);
});

test('lists are rendered by workers, in each of their languages, from what was memoized as the paths were found', async () => {
  const list = 'src/pages/categories/[category]/[...page].astro';
  const site = fixtureSite({
    [list]: `---
import { isMainThread } from 'node:worker_threads';
export const getStaticPaths = async () => {
  const pages = globalThis.buildMemo.get('pages') ?? Promise.resolve(isMainThread ? ['2', '3'] : []);
  globalThis.buildMemo.set('pages', pages);
  return [undefined, ...(await pages)].map((page) => ({ params: { category: 'dal', page }, props: { page } }));
};
---
<html><head><meta charset="utf-8" /></head><body data-thread={isMainThread ? 'main' : 'worker'}>{Astro.url.pathname} {Astro.props.page}</body></html>`,
  });
  const inBengali: AstroIntegration = {
    name: 'in-bengali',
    hooks: {
      'astro:config:setup': ({ injectRoute }) =>
        injectRoute({ pattern: '/bn/categories/[category]/[...page]', entrypoint: list, prerender: true }),
    },
  };
  const pages = await site.build({ integrations: [inBengali, siteRenderer({ threshold: 1 })] });
  const shown = Object.values(pages).map((html) =>
    /data-thread="(.*?)">(\S+?)(?:\.html)? ?(\d*)</.exec(html)?.slice(1),
  );
  expect(shown.sort()).toEqual(
    ['/bn/categories/dal', '/categories/dal'].flatMap((path) => [
      ['worker', path, ''],
      ['worker', `${path}/2`, '2'],
      ['worker', `${path}/3`, '3'],
    ]),
  );
});

test('the error of a page that fails in a worker is the build’s', async () => {
  const built = productSite('refused').build({ integrations: [siteRenderer({ threshold: 1 })] });
  await expect(built).rejects.toMatchObject({ name: 'ProviderError', message: 'The provider is away.' });
});
