import { setFlagsFromString } from 'node:v8';
import { type AstroIntegration, build } from 'astro';
import { renameAcrossDevices } from './rename-across-devices.ts';
import { removeStaleFiles } from './remove-stale-files.ts';

// Runs in a process of its own, so that the provider it reads from keeps answering.
// With a second folder it builds again in place: pages whose data are as they were stay as they are.
const [outDir = 'dist', cacheDir] = process.argv.slice(2);
// The bytes of pages would otherwise make Node look through the whole catalogue for garbage two or three times a second.
setFlagsFromString('--external-memory-accounted-in-global-limit');
renameAcrossDevices();
const inPlace = cacheDir && {
  cacheDir,
  experimental: { incrementalBuild: true },
  vite: { build: { emptyOutDir: false } },
};

/** What the parent is told at the end. */
export type Said = { readonly pages: number } | { readonly reason: string };

let pages = 0;
const countPages: AstroIntegration = {
  name: 'count-pages',
  hooks: { 'astro:build:done': (done) => void (pages = done.pages.length) },
};

try {
  const integrations = [countPages, ...(cacheDir ? [removeStaleFiles()] : [])];
  // At its usual level it writes two lines for each page.
  await build({ outDir, logLevel: 'warn', integrations, ...inPlace });
  // At once: the connections to the provider would keep the process alive for seconds.
  end({ pages }, 0);
} catch (error) {
  end({ reason: sentence(error) }, 1);
}

function end(said: Said, code: number): void {
  const exit = () => process.exit(code);
  if (process.send) process.send(said, exit);
  else exit();
}

/** The words of an error of ours anywhere in the chain of causes; otherwise all there is to know. */
function sentence(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.name === 'ProviderError') return cause.message;
  }
  return `The site could not be built.\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
