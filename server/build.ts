import { buildInPlace } from './build-in-place.ts';
import { run } from './command.ts';
import { ShopServer } from './http.ts';
import { seconds, terminalProgress } from './progress.ts';
import { environment, readSettings, refuseArguments } from './settings.ts';
import { shopProvider } from './shop-provider.ts';
import { buildSite } from './site-build.ts';

/**
 * `npm run build`: the site into `dist/`, or again in place into `BUILD_DIR`, from `PROVIDER_URL` or from the embedded
 * provider, opened for as long as it takes.
 */
await run(async (running) => {
  refuseArguments(process.argv.slice(2));
  const settings = readSettings(environment());
  const progress = terminalProgress();
  const started = Date.now();

  let { providerUrl } = settings;
  if (!providerUrl) {
    const server = new ShopServer();
    const port = await server.listen(0, 'localhost');
    running.atEnd(() => server.close());
    server.answerApi((await shopProvider(settings, progress, running)).fetch);
    providerUrl = `http://localhost:${port}`;
  }
  const { buildDir, siteUrl, publicApiBase, precompress, hstsSubdomains, pictureOrigins, demo } = settings;
  const shown = { siteUrl, publicApiBase, precompress, hstsSubdomains, pictureOrigins, demo };
  const options = { ...shown, providerUrl, signal: running.stop };
  const pages = await (buildDir ? buildInPlace(buildDir, options, progress) : buildSite(options, progress));
  progress.done(`Built ${pages.toLocaleString('en-IN')} pages into ${buildDir ?? 'dist'}/ in ${seconds(started)}`);
  return 'done';
});
