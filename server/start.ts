import { existsSync } from 'node:fs';
import { run } from './command.ts';
import { ShopServer, urlHost } from './http.ts';
import { seconds, terminalProgress } from './progress.ts';
import { environment, readSettings, refuseArguments } from './settings.ts';
import { isDemo, shopProvider } from './shop-provider.ts';
import { buildSite } from './site-build.ts';

/** `npm start`: database, catalogue and site, on one origin. */
await run(async (running) => {
  refuseArguments(process.argv.slice(2));
  const settings = readSettings(environment());
  const progress = terminalProgress();
  const started = Date.now();
  const origin = `http://${urlHost(settings.host)}:${settings.port}`;

  // The port first: whether it is free is known at once, the rest takes a while.
  const server = new ShopServer();
  await server.listen(settings.port, settings.host);
  running.atEnd(() => server.close());

  const { fetch, editorKey } = await shopProvider(settings, progress, running);
  server.answerApi(fetch);
  progress.done(
    settings.providerUrl
      ? `Provider at ${settings.providerUrl}`
      : `Database and catalogue ready after ${seconds(started)}`,
  );

  if (existsSync('dist/index.html')) server.show('dist');
  const { siteUrl, publicApiBase } = settings;
  const providerUrl = settings.providerUrl ?? origin;
  const pages = await buildSite(
    { providerUrl, siteUrl, publicApiBase, demo: isDemo(settings), signal: running.stop },
    progress,
  );
  server.show('dist');
  progress.done(`Site ready after ${seconds(started)}: ${pages.toLocaleString('en-IN')} pages`);
  progress.done('');
  progress.done(`Open the shop   ${origin}`);
  if (isDemo(settings))
    progress.done('Log in          with any Indian mobile number, such as 98300 41207; the page shows the code');
  // A key that the operator has set is theirs to hand on.
  if (isDemo(settings) && editorKey && !settings.provider.editorKey)
    progress.done(`Edit the shop   ${origin}/editor with the key ${editorKey}`);
  progress.done('Stop            Ctrl-C; carts and orders are kept');
  return 'until stopped';
});
