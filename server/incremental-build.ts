import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sourceFingerprint } from './source-fingerprint.ts';
import { buildConsistently } from './consistent-build.ts';
import type { Progress } from './terminal-progress.ts';
import { type BuildOptions, root, runAstro } from './run-astro.ts';
import { postprocess } from './build-site.ts';

/**
 * Builds into a folder that nobody serves, again and again: only what has changed since the last time is written.
 * Whatever the pages are made from besides the provider's answers, and a build that did not end well, make it start
 * from nothing. Gives the number of pages.
 * @throws {BuildError}
 */
export async function buildIncrementally(dir: string, options: BuildOptions, progress: Progress): Promise<number> {
  const outDir = resolve(root, dir);
  const cacheDir = `${outDir}.cache`;
  const whole = `${outDir}.whole`;
  const { siteUrl, publicApiBase, pictureOrigins, demo } = options;
  const print = sourceFingerprint(root, { siteUrl, publicApiBase, pictureOrigins, demo });

  const wasWhole = readOrNothing(whole) === print;
  await rm(whole, { force: true });
  if (!wasWhole) {
    for (const old of [outDir, cacheDir]) await rm(old, { recursive: true, force: true });
    mkdirSync(outDir, { recursive: true });
    mkdirSync(cacheDir);
    // Astro keeps a second copy of every page, for whoever builds into an empty folder: here it is the page itself.
    symlinkSync(outDir, join(cacheDir, 'dist'));
  }
  const pages = await buildConsistently(options.providerUrl, progress, () =>
    runAstro(outDir, options, progress, cacheDir),
  );
  await postprocess(outDir, options, progress);
  writeFileSync(whole, print);
  return pages;
}

function readOrNothing(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
