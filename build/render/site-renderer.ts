import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration, ViteUserConfig } from 'astro';
import { divideStyles, writeDeferredStyles } from '../styles/divide-styles.ts';
import { RENDER_SITE, saveBundle, WORKER } from './saved-bundle.ts';
import type { openSite, Site } from './render-site.ts';

interface Options {
  threshold?: number;
  /** Where the bundle of the pages is saved, so that the next build does not have to bundle. */
  saveBundleIn?: string | undefined;
}

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

/** Renders the pages as later builds do without bundling, on every core: Astro by itself uses one thread. */
export const siteRenderer = ({ threshold, saveBundleIn }: Options = {}): AstroIntegration => {
  let outDir = '';
  let bundle = '';
  let site: Site | undefined;
  return {
    name: 'site-renderer',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        outDir = fileURLToPath(config.outDir);
        updateConfig({ vite: { plugins: [renderWorkerPlugin((dir) => (bundle = dir))] } });
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((astro) => ({
          ...astro,
          // Once the site is bundled, and with nothing left for Astro to render.
          async getStaticPaths() {
            const entry = (await import(pathToFileURL(join(bundle, RENDER_SITE)).href)) as {
              openSite: typeof openSite;
            };
            site = await entry.openSite();
            divideStyles(await site.samples());
            await site.render(outDir, undefined, threshold);
            return [];
          },
        }));
      },
      // Astro takes its bundle away after this.
      'astro:build:generated': () => {
        if (saveBundleIn && site) saveBundle(bundle, saveBundleIn, site.keys);
      },
      'astro:build:done': () => writeDeferredStyles(outDir),
    },
  };
};
