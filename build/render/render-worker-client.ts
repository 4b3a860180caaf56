import { Worker } from 'node:worker_threads';
import type { MemoSnapshot } from '../../src/data/memoize.ts';
import { addCsp } from './merge-csp.ts';

export interface RenderTask {
  readonly id: number;
  readonly url: string;
  /** The pattern of its route: a page that has several languages has one for each. */
  readonly route: string;
}
export interface RenderResult {
  readonly id: number;
  /** Null for a page that could not be rendered. */
  readonly bytes: Uint8Array<ArrayBuffer> | null;
  readonly policy: string | null;
}
export interface WorkerData {
  readonly memo: MemoSnapshot;
}

type Bytes = RenderResult['bytes'];
type Pending = Pick<PromiseWithResolvers<Bytes>, 'resolve' | 'reject'>;

/** A worker thread that renders pages, seen from the main thread. */
export class RenderWorkerClient {
  readonly #pending = new Map<number, Pending>();
  readonly #worker: Worker;
  #nextId = 0;
  #error: unknown;

  /** @param entry the bundled render-worker.ts */
  constructor(entry: URL, workerData: WorkerData) {
    this.#worker = new Worker(entry, { workerData });
    this.#worker.on('message', (result: RenderResult) => this.#resolve(result));
    this.#worker.on('error', (error) => this.#rejectAll(error));
  }

  /** How many pages are queued or being rendered. */
  get pending(): number {
    return this.#pending.size;
  }

  /** Renders the page at a URL that its route, named by its pattern, answers. Returns null where the page threw. */
  async render(url: string, route: string): Promise<Bytes> {
    if (this.#error) throw this.#error;
    const { promise, resolve, reject } = Promise.withResolvers<Bytes>();
    const task: RenderTask = { id: this.#nextId++, url, route };
    this.#pending.set(task.id, { resolve, reject });
    this.#worker.postMessage(task);
    return promise;
  }

  async terminate(): Promise<void> {
    await this.#worker.terminate();
  }

  #resolve({ id, bytes, policy }: RenderResult): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    addCsp(policy);
    pending?.resolve(bytes);
  }

  #rejectAll(error: unknown): void {
    this.#error = error;
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
  }
}
