import { fileURLToPath } from 'node:url';
import type { ViteUserConfig } from 'astro';
import { RENDER_SITE, WORKER } from './saved-bundle.ts';

type VitePlugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>;

/** Adds render-worker.ts and render-site.ts to the bundle that prerenders pages, so that they share its modules. */
export const renderWorkerPlugin = (onBundled: (bundle: string) => void): VitePlugin => ({
  name: 'render-worker',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'prerender',
  buildStart() {
    for (const fileName of [WORKER, RENDER_SITE]) {
      const source = new URL(`./${fileName.replace('.mjs', '.ts')}`, import.meta.url);
      this.emitFile({ type: 'chunk', id: fileURLToPath(source), fileName });
    }
  },
  writeBundle({ dir = '' }) {
    onBundled(dir);
  },
});
