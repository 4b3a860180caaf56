import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration, ViteUserConfig } from 'astro';
import { snapshotMemo } from '../data/memoize.ts';
import { finalizeResponse } from './finalize-page.ts';
import { writeSiteCsp } from './site-csp.ts';
import { RenderThread } from './thread.ts';

type VitePlugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>;

/** The pages of which a shop has tens of thousands; all others are rendered where Astro runs. */
const MANY = 'src/pages/product/[slug].astro';
/** So many are rendered before threads pay: each has to be told the whole catalogue. */
const BEFORE_THREADS = 1000;
/** Each holds the catalogue in its memory. */
const MOST_THREADS = 3;
/** So many pages wait at each thread, so that it never waits for this one. */
const AT_A_TIME = 8;

const PROGRESS_EVERY = 100;

/** These pages take nothing from Astro's collections and pictures. */
const NO_ASSETS = { contentEntryKeys: [], staticImages: [] };

const threads = Math.min(availableParallelism() - 1, MOST_THREADS);

/** How many pages Astro may have under way: what waits at the threads, and some being written. */
export const pagesAtOnce = 4 + threads * AT_A_TIME;

/** Renders the pages of a large catalogue on the machine's other cores too. Astro itself knows one. */
export const renderThreads = (): AstroIntegration => {
  let entry = '';
  return {
    name: 'render-threads',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const findEntry: VitePlugin = {
          name: 'find-prerender-entry',
          writeBundle({ dir = '' }, bundle) {
            const chunk = Object.values(bundle).find((part) => part.type === 'chunk' && part.isEntry);
            if (this.environment.name === 'prerender' && chunk) entry = pathToFileURL(join(dir, chunk.fileName)).href;
          },
        };
        updateConfig({ vite: { plugins: [findEntry] } });
      },
      'astro:build:done': ({ dir }) => writeSiteCsp(fileURLToPath(dir)),
      'astro:build:start': ({ setPrerenderer }) => {
        let rendered = 0;
        let renderedOfMany = 0;
        const running: RenderThread[] = [];
        const start = async () => {
          const equipment = { entry, answers: await snapshotMemo() };
          for (let i = 0; i < threads; i++) running.push(new RenderThread(equipment));
        };
        setPrerenderer((own) => ({
          ...own,
          async render(request, options) {
            const isOfMany = options.routeData.component === MANY;
            // eslint-disable-next-line no-console -- the one who waits wants to see it
            if (++rendered % PROGRESS_EVERY === 0) console.log(`Pages: ${rendered.toLocaleString('en-IN')}`);
            if (isOfMany && ++renderedOfMany === BEFORE_THREADS) await start();
            const free = isOfMany && running.find((thread) => thread.waiting < AT_A_TIME);
            if (free) return { response: await free.render(request, MANY), metadata: NO_ASSETS };

            const answer = await own.render(request, options);
            if (answer instanceof Response) return finalizeResponse(answer);
            return { ...answer, response: await finalizeResponse(answer.response) };
          },
          async teardown() {
            await Promise.all(running.map((thread) => thread.stop()));
            await own.teardown?.();
          },
        }));
      },
    },
  };
};
