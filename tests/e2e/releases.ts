import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ShopServer } from '../../server/http.ts';
import { writeServiceWorker } from '../../server/service-worker.ts';

const BUILT = '.cache/e2e/published/current';
const ENTRY = /^BaseLayout\.astro_astro_type_script_index_1_lang\.[\w-]+\.js$/;

/** The shop that the browser tests have built, as two releases of which one is shown. */
export class Releases {
  readonly #server = new ShopServer();
  readonly #folder = mkdtempSync(join(tmpdir(), 'releases-'));
  origin = '';

  async open(provider: string): Promise<void> {
    this.#server.answerApi((request) => {
      const { pathname, search } = new URL(request.url);
      return fetch(provider + pathname + search, { method: request.method, headers: request.headers });
    });
    this.origin = `http://localhost:${await this.#server.listen(0, 'localhost')}`;
    await this.make('old');
    // New code: a script of every page has another content and so another name, and the old one is gone.
    await this.make('new');
    const assets = join(this.#folder, 'new', '_astro');
    const name = this.entryOf('old');
    const renamed = name.replace(/[\w-]{8}\.js$/, 'NEWNEWNE.js');
    renameSync(join(assets, name), join(assets, renamed));
    writeFileSync(
      join(assets, renamed),
      `document.documentElement.dataset.release="new";${readFileSync(join(assets, renamed), 'utf8')}`,
    );
    for (const page of this.#pages('new')) writeFileSync(page, readFileSync(page, 'utf8').replaceAll(name, renamed));
    await this.worker('new', true);
  }

  /** The name of the script that differs. */
  entryOf(release: string): string {
    const html = readFileSync(join(this.#folder, release, 'cart.html'), 'utf8');
    const name = [...html.matchAll(/\/_astro\/([^"']+\.js)/g)]
      .map(([, file = '']) => file)
      .find((file) => ENTRY.test(file));
    if (!name) throw new Error('The cart’s page has no script of the layout.');
    return name;
  }

  async make(release: string): Promise<void> {
    const from = realpathSync(BUILT);
    const to = join(this.#folder, release);
    for (const name of readdirSync(from)) {
      const isOwn = /\.(?:html|js)$|^(?:_astro|_policy|categories)$/.test(name);
      if (isOwn) cpSync(join(from, name), join(to, name), { recursive: true });
      else symlinkSync(join(from, name), join(to, name));
    }
    await this.worker(release, true);
  }

  /** Has a release ship the worker, or what rids browsers of it. */
  worker = (release: string, isOn: boolean): Promise<void> => writeServiceWorker(join(this.#folder, release), isOn);

  show = (release: string): void => this.#server.show(join(this.#folder, release));

  async close(): Promise<void> {
    await this.#server.close();
    if (existsSync(this.#folder)) rmSync(this.#folder, { recursive: true });
  }

  #pages(release: string): string[] {
    const folder = join(this.#folder, release);
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /^(?:categories\/)?[\w-]+\.html$/.test(name))
      .map((name) => join(folder, name));
  }
}
