import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { OTHER_LOCALES } from '../contract/other-locales.ts';
import { routesWhere } from '../src/page-registry.ts';
import { root } from './run-astro.ts';

/** Pages that the worker caches at its installation, in the language that is visited: those that stand in, by src/page-registry.ts. */
const SHELL_PAGES = routesWhere((page) => page.standsIn === true).flatMap((route) => [
  route,
  ...OTHER_LOCALES.map((locale) => `/${locale}${route}`),
]);

/**
 * Writes the service worker beside the site in `dir`: it changes with its own code and with the pages it begins with, which its first
 * line names, and with no other page. One that is switched off removes itself and its caches from browsers.
 * @param hasCode whether the code of the one that is there is still right, so that only its first line is written
 */
export async function writeServiceWorker(dir: string, isOn: boolean, hasCode = false): Promise<void> {
  const file = join(dir, 'service-worker.js');
  const versions = isOn ? Object.fromEntries(SHELL_PAGES.map((path) => [path, versionOf(dir, path)])) : {};
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const code = hasCode && before !== undefined ? withoutFirstLine(before) : await bundle(isOn);
  const written = `var SHELL_PAGES=${JSON.stringify(versions)};\n${code}`;
  // A file that is as it was is linked into the next release, not copied.
  if (written === before) return;
  writeFileSync(`${file}.part`, written);
  renameSync(`${file}.part`, file);
}

const withoutFirstLine = (text: string): string => text.slice(text.indexOf('\n') + 1);

async function bundle(isOn: boolean): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'src/worker', isOn ? 'service-worker.ts' : 'switched-off.ts'),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const [output] = [built].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('The service worker could not be built.');
  return chunk.code;
}

const versionOf = (dir: string, path: string): string =>
  createHash('sha256')
    .update(readFileSync(join(dir, `${path}.html`)))
    .digest('base64url')
    .slice(0, 8);
