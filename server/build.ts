import { buildIncrementally } from '../build/incremental-build.ts';
import { run } from './run-command.ts';
import { ShopServer } from './http.ts';
import { messageProgress } from '../build/build-messages.ts';
import { seconds } from '../build/progress.ts';
import { terminalProgress } from '../build/terminal-progress.ts';
import { environment, readSettings, refuseArguments } from './settings.ts';
import { createProviderHandler } from './provider-handler.ts';
import { buildSite } from '../build/build-site.ts';

/**
 * `npm run build`: the site into `dist/`, or again in place into `BUILD_DIR`, from `PROVIDER_URL` or from the embedded
 * provider, opened for as long as it takes.
 */
await run(async (context) => {
  refuseArguments(process.argv.slice(2));
  const settings = readSettings(environment());
  const progress = settings.buildMessages === 'json' ? messageProgress() : terminalProgress();
  const started = Date.now();

  let { providerUrl } = settings;
  if (!providerUrl) {
    const server = new ShopServer();
    const port = await server.listen(0, 'localhost');
    context.onShutdown(() => server.close());
    server.answerApi((await createProviderHandler(settings, progress, context)).fetch);
    providerUrl = `http://localhost:${port}`;
  }
  const { buildDir } = settings;
  // The embedded provider's catalogue is built at any size, as for a trial, but not published so.
  const allowFewerProducts = settings.allowFewerProducts || (!settings.providerUrl && !buildDir);
  const options = { ...settings, providerUrl, allowFewerProducts, signal: context.stop };
  const built = buildDir
    ? buildIncrementally(buildDir, { ...options, scope: settings.buildScope }, progress)
    : buildSite(options, progress);
  built.catch((error: unknown) => progress.failed(error));
  const { pages, pictures } = await built;
  const into = `${buildDir ?? 'dist'}/ in ${seconds(started)}`;
  progress.done(
    `Built ${pages.toLocaleString('en-IN')} pages and ${pictures.toLocaleString('en-IN')} pictures into ${into}`,
  );
  progress.repeatWarnings();
  return 'done';
});
