import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { writeCdnConfig } from './cdn-config.ts';
import { buildConsistently } from './consistent-build.ts';
import { adapterSettings } from './adapter-settings.ts';
import { writeSettings } from './build-settings.ts';
import { checkIdentity } from './own-identity.ts';
import { productFloor, rememberBuild } from './last-build.ts';
import { precompress } from './precompress.ts';
import type { Progress } from './progress.ts';
import { writeServiceWorker } from './service-worker.ts';
import { type BuildOptions, type BuiltSite, root, runAstro } from './run-astro.ts';

/**
 * Builds the site beside the old one and puts it in its place only when it is whole.
 * @throws {BuildError}
 */
export async function buildSite(options: BuildOptions, progress: Progress): Promise<BuiltSite> {
  checkIdentity(options);
  const outDir = options.outDir ?? 'dist';
  const next = `${outDir}.next`;
  const adapter = await adapterSettings(options, root);
  const built = await buildConsistently(options.providerUrl, progress, async () => {
    await rm(`${root}/${next}`, { recursive: true, force: true });
    return runAstro(next, { ...options, adapter }, progress, {
      minProducts: productFloor(`${root}/${outDir}`, options.providerUrl, adapter.needed ? 1 : 0),
    });
  });
  await postprocess(`${root}/${next}`, { ...options, adapter }, progress);
  await replace(`${root}/${outDir}`, `${root}/${next}`);
  rememberBuild(`${root}/${outDir}`, options.providerUrl, built.products);
  return built;
}

/**
 * Writes what a site has besides its pages: the files that pages fetch, those that hosts read, and the compressed copies.
 * @param hasCode whether the scripts are those of the last time
 */
export async function postprocess(
  dir: string,
  options: BuildOptions,
  progress: Progress,
  hasCode = false,
): Promise<void> {
  await writeSettings(dir, options);
  await writeServiceWorker(dir, options.serviceWorker ?? true, hasCode);
  await writeCdnConfig(dir, options.hstsSubdomains);
  if (!options.precompress) return;
  progress.show({ step: 'compressing' });
  await precompress(dir);
}

/** Two renames on one disk: there is no moment with half a site. */
async function replace(current: string, next: string): Promise<void> {
  const old = `${current}.old`;
  await rm(old, { recursive: true, force: true });
  if (existsSync(current)) await rename(current, old);
  await rename(next, current);
  await rm(old, { recursive: true, force: true });
}
