import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ViteUserConfig } from 'astro';

type VitePlugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>;

const SOURCE = fileURLToPath(new URL('./render-worker.ts', import.meta.url));
/** A fixed name: Astro names entries after its own, by which it would take this chunk for that one. */
const FILE_NAME = 'render-worker.mjs';

/** Adds render-worker.ts to the bundle that prerenders pages, so that it shares their modules. */
export const renderWorkerPlugin = (onBundled: (entry: URL) => void): VitePlugin => ({
  name: 'render-worker',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'prerender',
  buildStart() {
    this.emitFile({ type: 'chunk', id: SOURCE, fileName: FILE_NAME });
  },
  writeBundle({ dir = '' }) {
    onBundled(pathToFileURL(join(dir, FILE_NAME)));
  },
});
