import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sourceFingerprint } from './source-fingerprint.ts';
import { buildConsistently } from './consistent-build.ts';
import { buildSettings } from './build-settings.ts';
import { adapterSettings } from './adapter-settings.ts';
import { BuildError } from './build-failure.ts';
import type { Progress } from './progress.ts';
import { productFloor, rememberBuild } from './last-build.ts';
import { type BuildOptions, type BuiltSite, regenerateSite, root, runAstro } from './run-astro.ts';
import { checkIdentity } from './own-identity.ts';
import { postprocess } from './build-site.ts';
import { replaceChanged } from './replace-changed.ts';

/**
 * Builds into a folder that nobody serves, again and again: only what has changed since the last time is written.
 * The first time, and whenever the pages are made from something else besides the provider's answers, Astro builds from nothing, beside
 * the last site, which is changed where the new one differs; its bundle is kept, and from then on the pages are rendered with that.
 * A whole folder gets only its settings written where nothing else has changed.
 * @throws {BuildError}
 */
export async function buildIncrementally(dir: string, options: BuildOptions, progress: Progress): Promise<BuiltSite> {
  checkIdentity(options);
  const outDir = resolve(root, dir);
  const whole = `${outDir}.whole`;
  const bundleDir = `${outDir}.bundle`;
  const { siteUrl, publicApiBase, pictureOrigins, pictureFormats, demo, showsCodes, serviceWorker, desk } = options;
  const adapter = await adapterSettings(options, root);
  const print = sourceFingerprint(root, {
    siteUrl,
    publicApiBase,
    pictureOrigins,
    pictureFormats,
    demo,
    showsCodes,
    adapter,
    serviceWorker,
    desk,
  });

  const isWhole = readOrNothing(whole) === print && existsSync(bundleDir);
  if (isWhole && options.scope === 'settings') {
    await buildSettings(outDir, options);
    return { pages: 0, pictures: 0, products: 0 };
  }
  const anew = `${outDir}.next`;
  const settings = { bundleDir, minProducts: productFloor(outDir, options.providerUrl, adapter.needed ? 1 : 0) };
  const build = async () => {
    if (isWhole) return regenerateSite(outDir, { ...options, adapter }, progress, settings);
    for (const old of [whole, anew, bundleDir]) await rm(old, { recursive: true, force: true });
    return runAstro(anew, { ...options, adapter }, progress, settings);
  };
  if (isWhole) await linkPackages(bundleDir);
  const built = await buildConsistently(options.providerUrl, progress, build).catch(async (error: unknown) => {
    // The cause is unknown here, so the next build starts from nothing; failures of the provider or the disk are simply retried.
    if (!(error instanceof BuildError) || error.failure === 'other') await rm(whole, { force: true });
    throw error;
  });
  if (!isWhole) replaceChanged(outDir, anew);
  await postprocess(outDir, { ...options, adapter }, progress, isWhole);
  writeFileSync(whole, print);
  rememberBuild(outDir, options.providerUrl, built.products);
  return built;
}

/** Node looks beside the saved bundle for the packages that it imports. */
async function linkPackages(bundleDir: string): Promise<void> {
  const link = join(bundleDir, 'node_modules');
  await rm(link, { force: true });
  symlinkSync(join(root, 'node_modules'), link);
}

function readOrNothing(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
