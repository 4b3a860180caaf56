import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { snapshotMemo } from '../data/memoize.ts';
import { finalizeResponse } from './finalize-page.ts';
import { RenderWorkerClient } from './render-worker-client.ts';
import { writeSiteCsp } from './merge-csp.ts';
import { renderWorkerPlugin } from './vite-plugin-render-worker.ts';
import { renderCounter } from './render-counter.ts';

/** The route that a shop has tens of thousands of pages of; all others are rendered on the main thread. */
const PRODUCT_PAGE = 'src/pages/product/[slug].astro';
/** Fewer product pages than this are rendered sooner on the main thread: each worker has to load the whole catalogue first. */
const WORKER_THRESHOLD = 1000;
/** Each worker holds the catalogue in its memory. */
const MAX_WORKERS = 3;
/** So many tasks are queued at a worker that it never waits for the main thread. */
const MAX_PENDING = 8;

/** Product pages use neither content collections nor Astro's images. */
const NO_ASSETS = { contentEntryKeys: [], staticImages: [] };

const workerCount = Math.min(availableParallelism() - 1, MAX_WORKERS);

/** How many pages Astro renders at a time: those pending at the workers, and some being written. */
export const renderConcurrency = 4 + workerCount * MAX_PENDING;

/** Renders the product pages of a large catalogue in worker threads; Astro by itself uses one thread. */
export const parallelPrerenderer = ({ threshold = WORKER_THRESHOLD } = {}): AstroIntegration => {
  let entry: URL;
  return {
    name: 'parallel-prerenderer',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [renderWorkerPlugin((bundled) => (entry = bundled))] } });
      },
      'astro:build:done': ({ dir }) => writeSiteCsp(fileURLToPath(dir)),
      'astro:build:start': ({ setPrerenderer }) => {
        const countRendered = renderCounter();
        let productPages = 0;
        const workers: RenderWorkerClient[] = [];
        const startWorkers = async () => {
          const memo = await snapshotMemo();
          for (let i = 0; i < workerCount; i++) workers.push(new RenderWorkerClient(entry, { memo }));
        };
        setPrerenderer((astro) => ({
          ...astro,
          async render(request, options) {
            const isProductPage = options.routeData.component === PRODUCT_PAGE;
            countRendered(options.routeData);
            if (isProductPage && ++productPages === threshold) await startWorkers();
            const worker = isProductPage && workers.find(({ pending }) => pending < MAX_PENDING);
            if (worker) {
              const response = await worker.render(request, PRODUCT_PAGE);
              if (response.ok) return { response, metadata: NO_ASSETS };
              // A worker's app answers 500 for an error; rendered again here, Astro throws the error itself.
            }
            const result = await astro.render(request, options);
            if (result instanceof Response) return finalizeResponse(result);
            return { ...result, response: await finalizeResponse(result.response) };
          },
          async teardown() {
            await Promise.all(workers.map((worker) => worker.terminate()));
            await astro.teardown?.();
          },
        }));
      },
    },
  };
};
