import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, realpathSync, watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { remotePublisher } from '../provider/domain/editor/publisher.ts';
import type { CommandContext } from './run-command.ts';
import { listFiles } from './list-files.ts';
import type { ShopServer } from './http.ts';
import type { Progress } from './terminal-progress.ts';
import { BuildError, root } from './run-astro.ts';
import type { Settings } from './settings.ts';

export interface EmbeddedPublisher {
  /** Where it answers. */
  readonly url: string;
  /** Known to the provider and to nobody else. */
  readonly key: string;
  /** Where it keeps releases. */
  readonly dir: string;
}

const POLL_INTERVAL_MS = 300;

/**
 * Starts the publisher beside the shop, so that an editor's Publish builds the site and shows it.
 */
export async function startEmbeddedPublisher(
  settings: Settings,
  origin: string,
  { onShutdown }: CommandContext,
): Promise<EmbeddedPublisher> {
  const key = randomBytes(32).toString('hex');
  const dir = resolve(settings.provider.dataDir, 'published');
  mkdirSync(dir, { recursive: true });
  // Supervised, so that it ends with the shop, however that ends.
  const child = spawn(process.execPath, [join(root, 'publisher/supervise.ts'), nodeCommand('publisher/index.ts')], {
    cwd: root,
    env: {
      ...process.env,
      PUBLISHER_KEY: key,
      PUBLISHER_PORT: '0',
      PUBLISHER_HOST: 'localhost',
      PUBLISHER_DIR: dir,
      PUBLISHER_COMMAND: nodeCommand('server/build.ts'),
      PROVIDER_URL: origin,
      SITE_URL: settings.siteUrl,
      PUBLIC_DEMO: String(settings.demo),
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  onShutdown(() => ended(child));
  return { key, url: await address(child), dir };
}

/** Shows the release that was shown last, and what the publisher switches to, from the next request on. */
export function serveCurrentRelease(dir: string, server: ShopServer, { onShutdown }: CommandContext): void {
  const current = join(dir, 'current');
  const show = () => {
    if (existsSync(current)) server.show(realpathSync(current));
  };
  show();
  const watcher = watch(dir, (_, name) => {
    if (name === 'current') show();
  });
  onShutdown(async () => watcher.close());
}

/**
 * Has the publisher make a release of the site as it is now: so what stands before an editor's first publish can be switched
 * back to, and that publish builds only what has changed. Returns the number of pages.
 * @throws {BuildError}
 */
export async function publishInitialRelease(
  { url, key, dir }: EmbeddedPublisher,
  progress: Progress,
  { stop }: CommandContext,
): Promise<number> {
  const publisher = remotePublisher({ url, key });
  progress.show('Building the site');
  let { state, message } = await publisher.build('The shop was started');
  while (state === 'working' || state === 'away') {
    await wait(POLL_INTERVAL_MS, undefined, { signal: stop });
    ({ state, message } = await publisher.status());
    if (state === 'working') progress.show(message);
  }
  if (state === 'failed') throw new BuildError(message);
  return [...listFiles(join(dir, 'current'))].filter((name) => name.endsWith('.html')).length;
}

/** Runs a file with the Node that runs this one; the one on the PATH may be older. For a POSIX shell. */
const nodeCommand = (file: string): string => `'${process.execPath.replaceAll("'", `'\\''`)}' ${file}`;

const address = (child: ChildProcess): Promise<string> =>
  new Promise((found, failed) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const url = /answers on (\S+)/.exec(said)?.[1];
      if (url) found(url);
    });
    child.once('error', failed);
    child.once('exit', () => failed(new Error('The publisher ended before it answered.')));
  });

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await gone;
}
