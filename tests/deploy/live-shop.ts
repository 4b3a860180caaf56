import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { product } from '../../provider/db/schema/catalogue.ts';
import { cmsPage } from '../../provider/db/schema/content.ts';
import { ShopServer } from '../../server/http.ts';
import { EDITOR } from '../provider/fixtures/editing.ts';
import { openShop, type Shop } from '../provider/fixtures/open.ts';
import { TestPublisher } from '../../harness/publisher/publisher.ts';
import { copyProject } from '../../harness/copy-project.ts';
import { Nginx } from '../../harness/nginx.ts';

const ROUTES = ['/', '/404', '/product', '/categories', '/cart', '/search', '/dashboard', '/auth/login', '/thankyou'];

/** Bytes that the releases of a small catalogue take, with room to spare. */
const ROOM = 1_000_000_000;

function otherDisk(shm = '/dev/shm'): string | undefined {
  if (!existsSync(shm)) return undefined;
  const { bavail, bsize } = statfsSync(shm);
  return bavail * bsize > ROOM ? mkdtempSync(join(shm, 'haat-publisher-')) : undefined;
}

/** Provider, publisher and nginx as an operator runs them, on a small catalogue, with a first release. */
export class LiveShop {
  /** On another disk than the project, where there is one, as on many servers and in the containers. */
  readonly publisher = new TestPublisher(otherDisk());
  readonly nginx = new Nginx();
  readonly #provider = new ShopServer();
  readonly #project = copyProject();
  #shop: Shop | undefined;
  #environment: Record<string, string> = {};

  get shop(): Shop {
    if (!this.#shop) throw new Error('The shop is not started.');
    return this.#shop;
  }

  /** The path of a file that the site has. */
  built(pattern: string): string {
    const [name] = globSync(pattern, { cwd: this.publisher.current }).sort();
    if (name === undefined) throw new Error(`The site has no ${pattern}.`);
    return `/${name}`;
  }

  async start(): Promise<void> {
    const shop = (this.#shop = await openShop({ EDITOR_KEY: EDITOR['x-editor-key'] }));
    await shop.db.update(product).set({ picture: 'shonar-whole-wheat-chakki-atta' });
    const texts = ['privacy', 'terms-conditions', 'about'].map((id) => ({
      id,
      content: 'Words.',
      updatedAt: new Date(),
    }));
    await shop.db.insert(cmsPage).values(texts).onConflictDoNothing();
    this.#provider.answerApi(shop.fetch);
    const provider = `127.0.0.1:${await this.#provider.listen(0, '127.0.0.1')}`;
    this.#environment = {
      PATH: [join(process.cwd(), 'node_modules/.bin'), process.env['PATH']].join(delimiter),
      PROVIDER_URL: `http://${provider}`,
    };
    await this.publisher.start({
      ...this.#environment,
      PUBLISHER_COMMAND: `cd ${this.#project} && PRECOMPRESS=on ${process.execPath} server/build.ts`,
      PUBLISHER_ROUTES: ROUTES.join(),
    });
    await this.publisher.publish('the first release');
    expect(await this.publisher.settled()).toMatchObject({ error: null });
    const { current } = this.publisher;
    await this.nginx.start({ PROVIDER: provider, SITE_ROOT: current, RELEASES: current });
  }

  /** Changes a page of text as an editor does, publishes, and says why nothing was published. */
  async edit(content: string): Promise<string | null> {
    await this.shop.db.update(cmsPage).set({ content }).where(eq(cmsPage.id, 'about'));
    await this.publisher.publish('About us');
    return (await this.publisher.settled()).error;
  }

  /** Changes the code of the shop and publishes, and says why nothing was published. */
  async deploy(file: string, change: (code: string) => string): Promise<string | null> {
    const path = join(this.#project, file);
    const code = readFileSync(path, 'utf8');
    expect(change(code)).not.toBe(code);
    writeFileSync(path, change(code));
    await this.publisher.publish('New code');
    return (await this.publisher.settled()).error;
  }

  /** Builds the whole site anew, as `npm run build` does, from nothing that earlier builds have read; gives where it is. */
  async buildAnew(): Promise<string> {
    rmSync(join(this.#project, '.cache/provider'), { recursive: true });
    const child = spawn(process.execPath, ['server/build.ts'], {
      cwd: this.#project,
      env: this.#environment,
      stdio: 'inherit',
    });
    expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(0);
    return join(this.#project, 'dist');
  }

  async stop(): Promise<void> {
    await this.nginx.stop();
    await this.publisher.remove();
    await this.#provider.close();
    await this.#shop?.close();
    rmSync(this.#project, { recursive: true, force: true });
  }
}
