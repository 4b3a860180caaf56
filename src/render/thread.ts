import { Worker } from 'node:worker_threads';
import type { MemoSnapshot } from '../data/memoize.ts';
import { addCsp } from './site-csp.ts';

export interface Task {
  readonly id: number;
  readonly url: string;
  readonly component: string;
}
export interface Done {
  readonly id: number;
  readonly status: number;
  readonly headers: [string, string][];
  readonly body: ArrayBuffer;
  readonly policy: string | null;
}
/** An error loses its name on the way from thread to thread, and the name tells whose fault it is. */
export interface Failed {
  readonly id: number;
  readonly error: { readonly name: string; readonly message: string; readonly stack?: string | undefined };
}
export interface Equipment {
  /** Address of the module that Astro has bundled to render pages with. */
  readonly entry: string;
  readonly answers: MemoSnapshot;
}

type Waiting = Pick<PromiseWithResolvers<Response>, 'resolve' | 'reject'>;

/** A thread that renders pages, as seen from the one that asks it to. */
export class RenderThread {
  readonly #waiting = new Map<number, Waiting>();
  readonly #worker: Worker;
  #asked = 0;
  #broken: unknown;

  constructor(equipment: Equipment) {
    this.#worker = new Worker(new URL('./in-thread.ts', import.meta.url), { workerData: equipment });
    this.#worker.on('message', (answer: Done | Failed) => this.#settle(answer));
    this.#worker.on('error', (error) => this.#fail(error));
  }

  /** How many pages it has still to render. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** Renders the page of an address by the component that makes pages of its kind. */
  async render({ url }: Request, component: string): Promise<Response> {
    if (this.#broken) throw this.#broken;
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const task: Task = { id: this.#asked++, url, component };
    this.#waiting.set(task.id, { resolve, reject });
    this.#worker.postMessage(task);
    return promise;
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }

  #settle(answer: Done | Failed): void {
    const page = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('error' in answer) return page?.reject(Object.assign(new Error(), answer.error));
    addCsp(answer.policy);
    page?.resolve(new Response(answer.body, { status: answer.status, headers: answer.headers }));
  }

  #fail(error: unknown): void {
    this.#broken = error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
