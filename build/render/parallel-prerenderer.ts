import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { divideStyles, writeDeferredStyles } from '../styles/divide-styles.ts';
import { finalizeResponse, htmlOf } from './finalize-page.ts';
import { keepBundle, WORKER } from './kept-bundle.ts';
import { writeSiteCsp } from './merge-csp.ts';
import { type StaticPath, filesOf, keysOf, samplesOf } from './page-files.ts';
import { renderCounter } from './render-counter.ts';
import { RenderWorkers } from './render-workers.ts';
import { renderWorkerPlugin } from './vite-plugin-render-worker.ts';

/** What workers render uses neither content collections nor Astro's images. */
const NO_ASSETS = { contentEntryKeys: [], staticImages: [] };

interface Options {
  threshold?: number;
  /** Where the bundle of the pages is kept, for the next build to do without bundling. */
  keepBundleIn?: string | undefined;
}

/** Renders the lists and the product pages of a large catalogue in worker threads; Astro by itself uses one thread. */
export const parallelPrerenderer = ({ threshold, keepBundleIn }: Options = {}): AstroIntegration => {
  let bundle = '';
  let paths: readonly StaticPath[] = [];
  return {
    name: 'parallel-prerenderer',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [renderWorkerPlugin((dir) => (bundle = dir))] } });
      },
      // Astro takes its bundle away after this.
      'astro:build:generated': () => {
        if (keepBundleIn) keepBundle(bundle, keepBundleIn, keysOf(filesOf(paths)));
      },
      'astro:build:done': ({ dir }) => {
        writeDeferredStyles(fileURLToPath(dir));
        writeSiteCsp(fileURLToPath(dir));
      },
      'astro:build:start': ({ setPrerenderer }) => {
        const countRendered = renderCounter();
        const workers = new RenderWorkers(() => pathToFileURL(join(bundle, WORKER)), threshold);
        setPrerenderer((astro) => ({
          ...astro,
          async getStaticPaths() {
            const all = await astro.getStaticPaths();
            paths = all;
            const samples = samplesOf(all).map(async ([file, { route }]) => {
              const request = new Request(new URL(file, 'http://localhost'));
              const result = await astro.render(request, { routeData: route, collectMetadata: false });
              return htmlOf(result instanceof Response ? result : result.response);
            });
            // A page that fails is rendered again with all others, and says why.
            const rendered = await Promise.allSettled(samples);
            divideStyles(rendered.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
            await workers.start(all);
            return all;
          },
          async render(request, options) {
            countRendered(options.routeData);
            const response = await workers.render(request, options.routeData);
            if (response) return { response, metadata: NO_ASSETS };
            // A worker's app answers 500 for an error; rendered again here, Astro throws the error itself.
            const result = await astro.render(request, options);
            if (result instanceof Response) return finalizeResponse(result);
            return { ...result, response: await finalizeResponse(result.response) };
          },
          async teardown() {
            await workers.terminate();
            await astro.teardown?.();
          },
        }));
      },
    },
  };
};
