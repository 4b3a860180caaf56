import { Worker } from 'node:worker_threads';
import type { MemoSnapshot } from '../../src/data/memoize.ts';
import { addCsp } from './merge-csp.ts';
import { PageResponse } from './page-response.ts';

export interface RenderTask {
  readonly id: number;
  readonly url: string;
  /** The pattern of its route: a page that has several languages has one for each. */
  readonly route: string;
}
export interface RenderResult {
  readonly id: number;
  readonly status: number;
  readonly headers: [string, string][];
  readonly body: ArrayBuffer;
  readonly policy: string | null;
}
export interface WorkerData {
  readonly memo: MemoSnapshot;
}

type Pending = Pick<PromiseWithResolvers<Response>, 'resolve' | 'reject'>;

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

  /**
   * Renders the page at a URL that its route, named by its pattern, answers.
   * @returns Astro's response; one with status 500 where the page threw
   */
  async render({ url }: Request, route: string): Promise<Response> {
    if (this.#error) throw this.#error;
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const task: RenderTask = { id: this.#nextId++, url, route };
    this.#pending.set(task.id, { resolve, reject });
    this.#worker.postMessage(task);
    return promise;
  }

  async terminate(): Promise<void> {
    await this.#worker.terminate();
  }

  #resolve({ id, status, headers, body, policy }: RenderResult): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    addCsp(policy);
    pending?.resolve(new PageResponse(body, { status, headers }));
  }

  #rejectAll(error: unknown): void {
    this.#error = error;
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
  }
}
