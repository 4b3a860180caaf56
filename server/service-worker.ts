import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from './run-astro.ts';

/** Pages that the worker keeps from its installation on, those of the language that is visited. */
const SHELL_PAGES = ['offline', 'cart'].flatMap((name) => ['', 'bn/', 'hi/'].map((locale) => locale + name));

/**
 * Writes the service worker beside the site in `dir`: it changes with its own code and with the pages it begins with, and with no
 * other page. One that is switched off takes itself and what it has kept out of browsers.
 */
export async function writeServiceWorker(dir: string, isOn: boolean): Promise<void> {
  const versions = isOn ? Object.fromEntries(SHELL_PAGES.map((name) => [`/${name}`, versionOf(dir, name)])) : {};
  const built = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    publicDir: false,
    define: { SHELL_PAGES: JSON.stringify(versions), 'process.env.NODE_ENV': '"production"' },
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
  const file = join(dir, 'service-worker.js');
  writeFileSync(`${file}.part`, chunk.code);
  renameSync(`${file}.part`, file);
}

const versionOf = (dir: string, name: string): string =>
  createHash('sha256')
    .update(readFileSync(join(dir, `${name}.html`)))
    .digest('base64url')
    .slice(0, 8);
