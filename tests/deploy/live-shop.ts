import { rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect } from 'vitest';
import { product } from '../../provider/db/schema/catalogue.ts';
import { cmsPage } from '../../provider/db/schema/content.ts';
import { ShopServer } from '../../server/http.ts';
import { openShop, type Shop } from '../provider/open.ts';
import { TestPublisher } from '../publisher/publisher.ts';
import { copyProject } from '../server/project.ts';
import { Nginx } from './nginx.ts';

/** Milliseconds; the first build also makes the pictures. */
const FIRST_BUILD = 180_000;
const ROUTES = ['/', '/404', '/product', '/categories', '/cart', '/search', '/dashboard', '/auth/login', '/thankyou'];

/** Provider, publisher and nginx as an operator runs them, on a small catalogue, with a first release. */
export class LiveShop {
  static readonly startsWithin = FIRST_BUILD + 30_000;
  readonly publisher = new TestPublisher();
  readonly #nginx = new Nginx();
  readonly #provider = new ShopServer();
  readonly #project = copyProject();
  readonly #ports: Readonly<Record<string, string>>;
  #shop: Shop | undefined;

  constructor(ports: Readonly<Record<string, string>>) {
    this.#ports = ports;
  }

  get shop(): Shop {
    if (!this.#shop) throw new Error('The shop is not started.');
    return this.#shop;
  }

  async start(): Promise<void> {
    const shop = (this.#shop = await openShop());
    await shop.db.update(product).set({ picture: 'shonar-whole-wheat-chakki-atta' });
    const texts = ['privacy', 'terms-conditions', 'about'].map((id) => ({
      id,
      content: 'Words.',
      updatedAt: new Date(),
    }));
    await shop.db.insert(cmsPage).values(texts).onConflictDoNothing();
    this.#provider.answerApi(shop.fetch);
    const provider = `127.0.0.1:${await this.#provider.listen(0, '127.0.0.1')}`;
    await this.publisher.start({
      PATH: [join(process.cwd(), 'node_modules/.bin'), process.env['PATH']].join(delimiter),
      PROVIDER_URL: `http://${provider}`,
      PUBLISHER_COMMAND: `cd ${this.#project} && PRECOMPRESS=on node server/build.ts`,
      PUBLISHER_ROUTES: ROUTES.join(),
    });
    await this.publisher.publish('the first release');
    expect(await this.publisher.settled(FIRST_BUILD)).toMatchObject({ error: null });
    await this.#nginx.start({ ...this.#ports, PROVIDER: provider, SITE_ROOT: this.publisher.current });
  }

  async stop(): Promise<void> {
    await this.#nginx.stop();
    await this.publisher.remove();
    await this.#provider.close();
    await this.#shop?.close();
    rmSync(this.#project, { recursive: true, force: true });
  }
}
