import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { ContentItem } from '../../contract/content-item.ts';
import { freePort } from '../../harness/free-ports.ts';
import { runCommand } from '../../harness/run-command.ts';
import { askOver, end, type Running, startProvider } from '../../harness/processes.ts';
import { KEY, TestPublisher } from '../../harness/publisher/publisher.ts';
import { copyProject } from '../../harness/copy-project.ts';
import { descendants, memoryBytes } from '../processes.ts';
import { type Watched, watchPublish } from '../watch-publish.ts';

const EDITOR_KEY = 'the key of the benchmark, long enough';

export interface Publish extends Watched {
  /** The most memory that the publisher and all it started held together. */
  readonly peakMemory: number;
}

/** A shop as its operator runs it, on the embedded database, with a publisher. */
export class PublishedShop {
  readonly #dir = mkdtempSync(join(process.env['BENCH_DIR'] ?? tmpdir(), 'haat-build-'));
  readonly #project = copyProject();
  readonly #publisher = new TestPublisher(this.#dir);
  #port = 0;
  #provider: Running | undefined;

  /** @param prebuilt how many products get a page of their own; all of them where nothing is said */
  async open(csv: string, prebuilt?: number): Promise<void> {
    await this.import(csv);
    this.#port = await freePort();
    const limit = prebuilt ? ` PREBUILT_PRODUCTS=${prebuilt}` : '';
    await this.#publisher.start({
      PATH: [join(process.cwd(), 'node_modules/.bin'), process.env['PATH']].join(delimiter),
      PROVIDER_URL: `http://127.0.0.1:${this.#port}`,
      PUBLISHER_COMMAND: `cd ${this.#project} && PRECOMPRESS=on${limit} ${process.execPath} server/build.ts`,
      ...(prebuilt && { PUBLISHER_ELSEWHERE: '/api,/product' }),
      PUBLISHER_MINUTES: '120',
    });
    await this.#startProvider();
  }

  /** The embedded database belongs to one process: the provider rests meanwhile. */
  async import(csv: string): Promise<void> {
    const running = this.#provider;
    if (running) await end(running, 'SIGTERM');
    const { code, said: output } = await runCommand('import.ts', [csv], { DATA_DIR: join(this.#dir, 'data') });
    if (code !== 0) throw new Error(output);
    console.log(output.trim().split('\n').at(-1));
    if (running) await this.#startProvider();
  }

  async #startProvider(): Promise<void> {
    this.#provider = await startProvider({
      DATA_DIR: join(this.#dir, 'data'),
      PORT: String(this.#port),
      OTP_DELIVERY: 'response',
      REQUEST_SECONDS: '60',
      EDITOR_KEY,
      PUBLISHER_URL: this.#publisher.base,
      PUBLISHER_KEY: KEY,
    });
  }

  async #edit<Data>(method: string, path: string, body?: unknown): Promise<Data> {
    const base = this.#provider?.base ?? '';
    const { status, body: answer } = await askOver(base, method, `/editor${path}`, {
      headers: { 'x-editor-key': EDITOR_KEY },
      body,
    });
    if (status >= 300) throw new Error(`${method} /editor${path}: ${status} ${JSON.stringify(answer)}`);
    return (answer as { data: Data }).data;
  }

  contentItems(): Promise<readonly ContentItem[]> {
    return this.#edit('GET', '/content-items');
  }

  async save(id: string, value: unknown): Promise<ContentItem> {
    const { version } = await this.#edit<ContentItem>('GET', `/content-items/${id}`);
    return this.#edit('PUT', `/content-items/${id}`, { by: 'Rina Das', basedOn: version, value });
  }

  /** Publishes these as an editor does, or, without any, what has changed in the catalogue. */
  async publish(what: string, items: readonly ContentItem[] = []): Promise<Publish> {
    let peakMemory = 0;
    const watch = setInterval(() => {
      const all = [this.#publisher.pid, ...descendants(this.#publisher.pid)];
      peakMemory = Math.max(
        peakMemory,
        all.reduce((sum, pid) => sum + memoryBytes(pid, 'now'), 0),
      );
    }, 250);
    const body = { by: 'Rina Das', items: items.map(({ id, version }) => ({ id, version })) };
    try {
      const ask = items.length > 0 ? () => this.#edit('POST', '/publish', body) : undefined;
      return { ...(await watchPublish(this.#publisher, what, ask)), peakMemory };
    } finally {
      clearInterval(watch);
    }
  }

  async close(): Promise<void> {
    await this.#publisher.remove();
    if (this.#provider) await end(this.#provider, 'SIGTERM');
    for (const dir of [this.#dir, this.#project]) rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
  }
}
