import { availableParallelism } from 'node:os';
import { snapshotMemo } from '../data/memoize.ts';
import { RenderWorkerClient } from './render-worker-client.ts';

/** The route that a shop has tens of thousands of pages of; all others are rendered on the main thread. */
const PRODUCT_PAGE = 'src/pages/product/[slug].astro';
/** Fewer product pages than this are rendered sooner on the main thread: each worker has to load the whole catalogue first. */
const WORKER_THRESHOLD = 1000;
/** Each worker holds the catalogue in its memory. */
const MAX_WORKERS = 3;
/** So many tasks are queued at a worker that it never waits for the main thread. */
const MAX_PENDING = 8;

const workerCount = Math.min(availableParallelism() - 1, MAX_WORKERS);

/** How many pages are rendered at a time: those pending at the workers, and some being written. */
export const renderConcurrency = 4 + workerCount * MAX_PENDING;

/** Renders the product pages of a large catalogue in worker threads. */
export class ProductWorkers {
  readonly #entry: () => URL;
  readonly #threshold: number;
  readonly #workers: RenderWorkerClient[] = [];
  #productPages = 0;

  /** @param entry the bundled render-worker.ts */
  constructor(entry: () => URL, threshold = WORKER_THRESHOLD) {
    this.#entry = entry;
    this.#threshold = threshold;
  }

  /** Returns null for what the main thread has to render: all but products' pages, the first of these, and one that fails here. */
  async render(request: Request, component: string): Promise<Response | null> {
    if (component !== PRODUCT_PAGE) return null;
    if (++this.#productPages === this.#threshold) await this.#start();
    const worker = this.#workers.find(({ pending }) => pending < MAX_PENDING);
    const response = await worker?.render(request, component);
    return response?.ok ? response : null;
  }

  async terminate(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }

  async #start(): Promise<void> {
    const memo = await snapshotMemo();
    for (let i = 0; i < workerCount; i++) this.#workers.push(new RenderWorkerClient(this.#entry(), { memo }));
  }
}
