import { existsSync } from 'node:fs';
import { describeObstacles } from '../provider/domain/opening/obstacles.ts';
import { run } from './run-command.ts';
import { describeEditor, describeLogin } from './describe-editor.ts';
import { ShopServer, urlHost } from './http.ts';
import { publishInitialRelease, serveCurrentRelease, startEmbeddedPublisher } from './embedded-publisher.ts';
import { seconds } from '../build/progress.ts';
import { terminalProgress } from '../build/terminal-progress.ts';
import { environment, readSettings, refuseArguments } from './settings.ts';
import { checkData, createProviderHandler } from './provider-handler.ts';
import { buildSite } from '../build/build-site.ts';
import { isBuiltFrom } from '../build/last-build.ts';

/** `npm start`: database, catalogue and site, on one origin. */
await run(async (context) => {
  refuseArguments(process.argv.slice(2));
  const settings = readSettings(environment());
  const progress = terminalProgress();
  const started = Date.now();
  const origin = `http://${urlHost(settings.host)}:${settings.port}`;

  if (settings.demo)
    progress.done('Demo shop: nothing is sold here. To open one of your own: docs/owner/open-your-shop.md');

  // Port and data first: whether they are free is known at once, while the rest takes time.
  const server = new ShopServer();
  await server.listen(settings.port, settings.host);
  context.onShutdown(() => server.close());
  checkData(settings);

  // An editor's Publish has the site built: by the publisher that the settings name, else by one of our own.
  // An editor may get a key while the shop runs, so one is always there.
  const { publisher } = settings.provider;
  const embedded =
    !settings.providerUrl && !publisher ? await startEmbeddedPublisher(settings, origin, context) : undefined;
  const withPublisher = { ...settings, provider: { ...settings.provider, publisher: embedded ?? publisher } };
  const { fetch, editorKey, obstacles } = await createProviderHandler(withPublisher, progress, context);
  server.answerApi(fetch);
  progress.done(
    settings.providerUrl
      ? `Provider at ${settings.providerUrl}`
      : `Database and catalogue ready after ${seconds(started)}`,
  );

  const buildAndShow = async () => {
    const providerUrl = settings.providerUrl ?? origin;
    if (existsSync('dist/index.html') && isBuiltFrom('dist', providerUrl)) server.show('dist');
    const options = { ...settings, providerUrl, signal: context.stop };
    const built = await buildSite(options, progress);
    server.show('dist');
    return built.pages;
  };
  if (embedded) serveCurrentRelease(embedded.dir, server, context);
  const pages = await (embedded ? publishInitialRelease(embedded, progress, context) : buildAndShow());
  progress.repeatWarnings();
  progress.done(`Site ready after ${seconds(started)}: ${pages.toLocaleString('en-IN')} pages`);
  progress.done('');
  progress.done(`Open the shop   ${origin}`);
  const lines = [
    ...describeLogin(settings),
    ...describeEditor(settings, origin, editorKey),
    ...describeObstacles(obstacles),
  ];
  for (const line of lines) progress.done(line);
  progress.done('Stop            Ctrl-C; carts and orders are kept');
  return 'until stopped';
});
