import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createApp } from 'astro/app/entrypoint';
import { StaticPaths } from 'astro:static-paths';
import { limitConcurrency } from '../../src/data/concurrency.ts';
import { catalogue } from '../../src/data/products.ts';
import { lastRenderError } from '../../src/data/render-error.ts';
import { finalizeResponse } from './finalize-page.ts';
import { readKeys, restoreBundle, WORKER, writeKeys } from './kept-bundle.ts';
import { writeSiteCsp } from './merge-csp.ts';
import { type StaticPath, filesOf, keysOf } from './page-files.ts';
import { renderCounter } from './render-counter.ts';
import { renderConcurrency, RenderWorkers } from './render-workers.ts';

// Bundled with the pages, as an adapter's server entry is, and kept with them (kept-bundle.ts).

type Path = Awaited<ReturnType<InstanceType<typeof StaticPaths>['getAll']>>[number];

/**
 * Renders what has changed since the last build of `dir` with that build's own bundle: same code and settings, other data.
 * It may be ended at any moment: what is about to be written counts as unknown until all of it is.
 * @returns how many pages and pictures the site has
 * @throws the error of a page that can't be rendered
 */
export async function regenerate(dir: string): Promise<{ pages: number; pictures: number }> {
  const bundle = import.meta.dirname;
  restoreBundle(bundle);
  // While the pages are still being loaded; a failure is not memoized: the page that needs the products reports the error.
  void catalogue().catch(() => {});
  const app = createApp({ streaming: false });
  const workers = new RenderWorkers(() => new URL(WORKER, import.meta.url));
  const countRendered = renderCounter();
  const known = readKeys(bundle);
  const files = filesOf(await new StaticPaths(app).getAll());
  const isAsKnown = (file: string, { cacheKey }: StaticPath) =>
    cacheKey !== undefined && known[file] === cacheKey && existsSync(join(dir, file));
  const changed = [...files].filter(([file, path]) => !isAsKnown(file, path));
  writeKeys(bundle, { ...known, ...Object.fromEntries(changed.map(([file]) => [file, null])) });

  const render = async (file: string, { route }: Path) => {
    countRendered(route);
    const request = new Request(new URL(`/${file}`, import.meta.env.SITE));
    const inWorker = await workers.render(request, route);
    if (inWorker) return inWorker;
    const response = await app.render(request, { routeData: route });
    if (response.status >= 500) throw lastRenderError() ?? new Error(`/${file} can’t be rendered.`);
    return finalizeResponse(response);
  };
  const atATime = limitConcurrency(renderConcurrency);
  try {
    await workers.start(changed.map(([, path]) => path));
    await Promise.all(
      changed.map(([file, path]) =>
        atATime(async () => put(join(dir, file), Buffer.from(await (await render(file, path)).arrayBuffer()))),
      ),
    );
  } finally {
    await workers.terminate();
  }
  for (const file of Object.keys(known))
    if (!files.has(file)) for (const copy of ['', '.br', '.gz']) await rm(join(dir, file + copy), { force: true });
  writeSiteCsp(dir);
  writeKeys(bundle, keysOf(files));
  const names = [...files.keys()];
  return {
    pages: names.filter((name) => name.endsWith('.html')).length,
    pictures: names.filter((name) => name.startsWith('pictures/')).length,
  };
}

/** A file that says the same stays as it is, and so do its compressed copies. */
async function put(file: string, content: Buffer): Promise<void> {
  if (await readFile(file).then((old) => old.equals(content), () => false)) return; // prettier-ignore
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
