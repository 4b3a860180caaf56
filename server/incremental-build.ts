import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import astro from 'astro/package.json' with { type: 'json' };
import { sourceFingerprint } from './source-fingerprint.ts';
import { buildConsistently } from './consistent-build.ts';
import { buildSettings } from './build-settings.ts';
import { adapterSettings } from './adapter-settings.ts';
import type { Progress } from './progress.ts';
import { productFloor, rememberProducts } from './product-floor.ts';
import { type BuildOptions, type BuiltSite, root, runAstro } from './run-astro.ts';
import { postprocess } from './build-site.ts';

/**
 * Builds into a folder that nobody serves, again and again: only what has changed since the last time is written.
 * Whatever the pages are made from besides the provider's answers, and a build that did not end well, make it start
 * from nothing. A whole folder gets only its settings written where nothing else has changed.
 * @throws {BuildError}
 */
export async function buildIncrementally(dir: string, options: BuildOptions, progress: Progress): Promise<BuiltSite> {
  const outDir = resolve(root, dir);
  const cacheDir = `${outDir}.cache`;
  const whole = `${outDir}.whole`;
  const { siteUrl, publicApiBase, pictureOrigins, pictureFormats, demo, serviceWorker, desk } = options;
  const adapter = await adapterSettings(options, root);
  const print = sourceFingerprint(root, {
    ...{ siteUrl, publicApiBase, pictureOrigins, pictureFormats },
    ...{ demo, adapter, serviceWorker, desk },
  });

  const wasWhole = readOrNothing(whole) === print;
  if (wasWhole && options.scope === 'settings') {
    await buildSettings(outDir, options);
    return { pages: 0, pictures: 0, products: 0 };
  }
  await rm(whole, { force: true });
  if (!wasWhole) {
    for (const old of [outDir, cacheDir]) await rm(old, { recursive: true, force: true });
    mkdirSync(outDir, { recursive: true });
    makeCacheDir(cacheDir, outDir, progress);
  }
  const built = await buildConsistently(options.providerUrl, progress, () =>
    runAstro(outDir, { ...options, adapter }, progress, { cacheDir, minProducts: productFloor(outDir) }),
  );
  await postprocess(outDir, { ...options, adapter }, progress);
  writeFileSync(whole, print);
  rememberProducts(outDir, built.products);
  return built;
}

/** The version of Astro whose cache is known to keep its copies of pages in a folder `dist`. */
const TESTED_ASTRO = '7.3.4';

/**
 * Makes the folder for Astro's incremental cache. Astro copies every page into it, for builds that start from an empty folder;
 * this one does not, so the copies are a link to the pages themselves. Where the copies lie is not documented: with another
 * version of Astro than the tested one they are left alone.
 */
export function makeCacheDir(cacheDir: string, outDir: string, progress: Progress, version = astro.version): void {
  mkdirSync(cacheDir);
  if (version === TESTED_ASTRO) return symlinkSync(outDir, join(cacheDir, 'dist'));
  progress.done(
    `Astro ${version} is not ${TESTED_ASTRO}, with which this build was tested: pages are written twice, into ${outDir} and ${cacheDir}`,
  );
}

function readOrNothing(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
