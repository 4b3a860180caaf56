import type { TestOptions } from 'vitest';
import { ShopServer } from '../../server/http.ts';
import { Nginx } from '../../harness/nginx.ts';
import { needsNginx } from '../skip-unless.ts';
import { SmallSite } from './small-site.ts';

type Fetch = (request: Request) => Promise<Response>;

/** nginx and the server of `npm start` on one small site: what one answers, the other must too. */
export class BothServers {
  readonly site = new SmallSite();
  readonly nginx = new Nginx();
  readonly #server = new ShopServer();
  #own = 0;
  /** Each with its name, where it answers once it is started, and what it needs. */
  readonly each: [name: string, port: () => number, needed: TestOptions][] = [
    ['nginx', () => this.nginx.http, needsNginx()],
    ['npm start', () => this.#own, {}],
  ];

  /** @param api the provider behind both; without one, nobody answers there */
  async start(values: Readonly<Record<string, string>> = {}, api?: Fetch): Promise<void> {
    if (api) this.#server.answerApi(api);
    this.#server.show(this.site.dir);
    this.#own = await this.#server.listen(0, '127.0.0.1');
    const provider = api ? this.#own : 9;
    if (!needsNginx().skip)
      await this.nginx.start({ SITE_ROOT: this.site.dir, PROVIDER: `127.0.0.1:${provider}`, ...values });
  }

  async stop(): Promise<void> {
    await this.nginx.stop();
    await this.#server.close();
    this.site.remove();
  }
}
