import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createApp } from 'astro/app/entrypoint';
import { StaticPaths } from 'astro:static-paths';
import { limitConcurrency } from '../../src/data/concurrency.ts';
import { catalogue } from '../../src/data/products.ts';
import { lastRenderError } from '../../src/data/render-error.ts';
import { finalizePage, htmlOf } from './finalize-page.ts';
import { readKeys, restoreBundle, WORKER, writeKeys } from './saved-bundle.ts';
import { addCsp, writeSiteCsp } from './merge-csp.ts';
import { filesOf, keysOf, type PageKeys, samplesOf, type StaticPath } from './page-files.ts';
import { renderCounter } from './render-counter.ts';
import { renderConcurrency, RenderWorkers } from './render-workers.ts';

// Bundled with the pages, as an adapter's server entry is, and saved with them (saved-bundle.ts).

type Path = Awaited<ReturnType<InstanceType<typeof StaticPaths>['getAll']>>[number];

/** Astro's default for a site without a URL of its own. */
const SITE = import.meta.env.SITE ?? 'http://localhost';

/** The files of a bundle's site, as `openSite` finds them. */
export interface Site {
  /** What each file is made of. */
  readonly keys: PageKeys;
  /** Returns some pages of each kind as Astro renders them; one that fails is left out, and throws when all are rendered. */
  samples(): Promise<string[]>;
  /** Returns the files that are not in `dir` with these keys. */
  changed(dir: string, previous: PageKeys): string[];
  /**
   * Renders these files, or all, into `dir`. It may be ended at any moment.
   * @param threshold how many pages of goods are rendered in workers
   * @throws the error of a page that can't be rendered
   */
  render(dir: string, names?: readonly string[], threshold?: number): Promise<void>;
}

/** Finds all pages of this bundle. */
export async function openSite(): Promise<Site> {
  const app = createApp({ streaming: false });
  const files = filesOf(await new StaticPaths(app).getAll());
  const answer = (file: string, { route }: Path): Promise<Response> =>
    app.render(new Request(new URL(`/${file}`, SITE)), { routeData: route });

  const render = async (file: string, path: Path): Promise<Uint8Array> => {
    const response = await answer(file, path);
    if (response.status >= 500) throw lastRenderError() ?? new Error(`/${file} can’t be rendered.`);
    const { bytes, policy } = await finalizePage(response);
    addCsp(policy);
    return bytes;
  };

  return {
    keys: keysOf(files),
    async samples() {
      const pages = samplesOf([...files.values()]).map(async ([file, path]) => {
        const response = await answer(file, path);
        return response.status < 500 ? htmlOf(response) : [];
      });
      return (await Promise.all(pages)).flat();
    },
    changed(dir, previous) {
      const isThere = (file: string, { cacheKey }: StaticPath): boolean =>
        cacheKey !== undefined && previous[file] === cacheKey && existsSync(join(dir, file));
      return [...files].flatMap(([file, path]) => (isThere(file, path) ? [] : file));
    },
    async render(dir, names = [...files.keys()], threshold) {
      const paths = names.flatMap((file) => files.get(file) ?? []);
      const countRendered = renderCounter();
      const workers = new RenderWorkers(new URL(WORKER, import.meta.url), threshold);
      const atATime = limitConcurrency(renderConcurrency);
      const write = async (file: string): Promise<void> => {
        const path = files.get(file);
        if (!path) return;
        countRendered(path.route);
        const url = new URL(`/${file}`, SITE).href;
        await put(join(dir, file), (await workers.render(url, path.route)) ?? (await render(file, path)));
      };
      try {
        await workers.start(paths);
        await Promise.all(names.map((file) => atATime(() => write(file))));
      } finally {
        await workers.terminate();
      }
      writeSiteCsp(dir);
    },
  };
}

/**
 * Renders what has changed since the last build of `dir` with that build's own bundle: same code and settings, other data. Files that
 * are about to be written have no key until all are written.
 * @returns the files of the site
 */
export async function regenerate(dir: string): Promise<readonly string[]> {
  const bundle = import.meta.dirname;
  restoreBundle(bundle);
  // While the pages are still being loaded; a failure is not memoized: the page that needs the products reports the error.
  void catalogue().catch(() => {});
  const site = await openSite();
  const previous = readKeys(bundle);
  const changed = site.changed(dir, previous);
  writeKeys(bundle, { ...previous, ...Object.fromEntries(changed.map((file) => [file, null])) });
  await site.render(dir, changed);
  for (const file of Object.keys(previous))
    if (!(file in site.keys)) for (const copy of ['', '.br', '.gz']) await rm(join(dir, file + copy), { force: true });
  writeKeys(bundle, site.keys);
  return Object.keys(site.keys);
}

/** A file that says the same stays as it is, and so do its compressed copies. */
async function put(file: string, content: Uint8Array): Promise<void> {
  if (await readFile(file).then((old) => old.equals(content), () => false)) return; // prettier-ignore
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
