import type { IncomingMessage } from 'node:http';
import type { AstroInlineConfig, AstroIntegration } from 'astro';
import { getRequestListener } from '@hono/node-server';
import type { ViteDevServer } from 'vite';
import { adapterSettings } from '../build/adapter-settings.ts';
import { describeEditor, describeLogin } from './describe-editor.ts';
import { run } from './run-command.ts';
import { checkPort, urlHost } from './http.ts';
import { checkData, createProviderHandler } from './provider-handler.ts';
import { pageEnvironment, root } from '../build/run-astro.ts';
import { environment, readSettings, refuseArguments } from './settings.ts';
import { terminalProgress } from '../build/terminal-progress.ts';

type Plugin = Extract<NonNullable<NonNullable<AstroInlineConfig['vite']>['plugins']>[number], { name: string }>;

/** Calls of a desk or an editor that change what pages are made of. */
const isPageChange = ({ method, url = '' }: IncomingMessage): boolean =>
  method !== 'GET' && /^\/api\/(?:desk|editor)\//.test(url);

/** Makes pages read the provider again. */
function invalidateData({ environments }: ViteDevServer): void {
  (globalThis as { buildMemo?: Map<string, unknown> }).buildMemo?.clear();
  for (const { name, moduleGraph } of Object.values(environments)) if (name !== 'client') moduleGraph.invalidateAll();
}

/** Vite plugin: answers `/api` on the origin of the pages. */
const api = (fetch: Parameters<typeof getRequestListener>[0]): Plugin => {
  // Astro makes answers of its own.
  const answer = getRequestListener(fetch, { overrideGlobalObjects: false });
  return {
    name: 'api',
    configureServer: (server) =>
      void server.middlewares.use((request, response, next) => {
        if (!/^\/api(?:[/?]|$)/.test(request.url ?? '')) return next();
        if (isPageChange(request)) response.once('finish', () => invalidateData(server));
        void answer(request, response);
      }),
  };
};

/**
 * Vite plugin: opens a page anew when a module changes that pages are rendered with. Astro does so only where no island of any page
 * visited has it too.
 */
const reload = (): Plugin => ({
  name: 'reload',
  hotUpdate: {
    order: 'post',
    handler({ modules, server }) {
      if (this.environment.name === 'client' || modules.length === 0) return;
      server.environments.client.hot.send({ type: 'full-reload' });
    },
  },
});

/**
 * Vite plugin: leaves the end of the process to `run`, which closes the database too. Vite would end it at SIGTERM, by keys on a terminal
 * and when standard input ends.
 */
const endedByUs = (): Plugin => {
  const ours = process.listeners('SIGTERM');
  return {
    name: 'ended-by-us',
    configureServer(server) {
      server.bindCLIShortcuts = () => {};
      for (const listener of process.listeners('SIGTERM'))
        if (!ours.includes(listener)) process.off('SIGTERM', listener);
    },
  };
};

/** Vite plugin: Astro asks to bundle the client of its islands as if it were a package; Vite does not, and warns of it. */
const projectFiles = (): Plugin => ({
  name: 'project-files',
  config({ optimizeDeps }) {
    if (optimizeDeps?.include) optimizeDeps.include = optimizeDeps.include.filter((id) => !id.startsWith(root));
  },
});

/** Astro integration: islands of a page say what they say in its language, which a build has scripts of its own for. */
const messages: AstroIntegration = {
  name: 'messages',
  hooks: {
    'astro:config:setup': ({ injectScript }) =>
      injectScript(
        'before-hydration',
        `const messages = import.meta.glob('/src/i18n/*.json', { import: 'default' });
        const [locale] = document.documentElement.lang.split('-');
        globalThis.messages = await messages['/src/i18n/' + locale + '.json']?.();`,
      ),
  },
};

// Pages are rendered in this process, which is nobody's browser: since Node 25 it has a storage of its own, and warns of it.
for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(globalThis, name, { value: undefined, configurable: true });

/** `npm run dev`: Astro's development server, with the provider behind `/api`: what is changed is seen at once. */
await run(async (context) => {
  refuseArguments(process.argv.slice(2));
  const settings = readSettings(environment());
  const { host, port } = settings;
  const origin = `http://${urlHost(host)}:${port}`;
  await checkPort(port, host, 'npm run dev');
  checkData(settings);
  const progress = terminalProgress();
  const { fetch, editorKey } = await createProviderHandler(settings, progress, context);
  progress.note('Starting');
  const urls = {
    providerUrl: settings.providerUrl ?? origin,
    publicApiBase: settings.publicApiBase,
    siteUrl: origin,
  };
  // The embedded provider answers only once the server listens, and needs no adapter.
  const adapter = settings.providerUrl ? { adapter: await adapterSettings(urls, root) } : {};
  // Each picture is made when it is looked at: in the format that takes the least time.
  const { pictureFormats = 'webp' } = settings;
  Object.assign(process.env, pageEnvironment({ ...settings, ...urls, ...adapter, pictureFormats }), {
    MIN_PRODUCTS: '0',
  });
  // Loaded here: it takes seconds, and a server that is being made can't be stopped.
  const { dev } = await import('astro');
  context.stop.throwIfAborted();
  const server = await dev({
    logLevel: 'warn',
    server: { host, port },
    // Astro would answer calls that end with one before they come here.
    trailingSlash: 'ignore',
    integrations: [messages],
    vite: {
      cacheDir: '.cache/vite',
      server: { strictPort: true },
      plugins: [api(fetch), reload(), endedByUs(), projectFiles()],
    },
  });
  context.onShutdown(() => server.stop());
  progress.done(`Open the shop   ${origin}`);
  for (const line of [...describeLogin(settings), ...describeEditor(settings, origin, editorKey)]) progress.done(line);
  progress.done('Stop            Ctrl-C');
  return 'until stopped';
});
