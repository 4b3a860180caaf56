import { availableParallelism } from 'node:os';
import { snapshotMemo } from '../../src/data/memoize.ts';
import type { StaticPath } from './page-files.ts';
import { RenderWorkerClient } from './render-worker-client.ts';

/** The pages that a shop has thousands of; all others are rendered on the main thread. */
const IN_WORKERS = new Set(['src/pages/product/[slug].astro', 'src/pages/categories/[category]/[...page].astro']);
/** Fewer such pages than this are rendered sooner on the main thread: each worker has to load the whole catalogue first. */
const WORKER_THRESHOLD = 1000;
/** Each worker holds the catalogue in its memory. */
const MAX_WORKERS = 3;
/** Tasks queued at a worker, enough that it never waits for the main thread. */
const MAX_PENDING = 8;

const workerCount = Math.min(availableParallelism() - 1, MAX_WORKERS);

/** How many pages are rendered at a time: those pending at the workers, and some being written. */
export const renderConcurrency = 4 + workerCount * MAX_PENDING;

interface Route {
  readonly component: string;
  /** Its pattern. */
  readonly route: string;
}

/** Renders the lists and the product pages of a large catalogue in worker threads. */
export class RenderWorkers {
  readonly #entry: URL;
  readonly #threshold: number;
  readonly #workers: RenderWorkerClient[] = [];

  /** @param entry the bundled render-worker.ts */
  constructor(entry: URL, threshold = WORKER_THRESHOLD) {
    this.#entry = entry;
    this.#threshold = threshold;
  }

  /** Starts them where there is enough to render, with what has been loaded to know all these paths. */
  async start(paths: readonly StaticPath[]): Promise<void> {
    if (paths.filter(({ route }) => IN_WORKERS.has(route.component)).length < this.#threshold) return;
    const memo = await snapshotMemo();
    for (let i = 0; i < workerCount; i++) this.#workers.push(new RenderWorkerClient(this.#entry, { memo }));
  }

  /** Returns null for what the main thread has to render: a page of another kind, one beyond the queue's limit, and one that fails here. */
  async render(url: string, { component, route }: Route): Promise<Uint8Array | null> {
    if (!IN_WORKERS.has(component)) return null;
    return (await this.#workers.find(({ pending }) => pending < MAX_PENDING)?.render(url, route)) ?? null;
  }

  async terminate(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}
