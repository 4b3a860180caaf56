import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, realpathSync, watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { PublisherListening, type PublisherStatus } from '../contract/publisher-status.ts';
import { publisherClient } from '../provider/domain/editor/publisher-client.ts';
import { faultText } from '../provider/domain/editor/publisher-text.ts';
import { writeIn } from '../provider/settings/data-folder.ts';
import type { CommandContext } from './run-command.ts';
import { listFiles } from '../build/list-files.ts';
import type { ShopServer } from './http.ts';
import type { Progress } from '../build/progress.ts';
import { BuildError } from '../build/build-failure.ts';
import { root } from '../build/run-astro.ts';
import type { Settings } from './settings.ts';

export interface EmbeddedPublisher {
  /** Where it answers. */
  readonly url: string;
  /** The key shared with the provider only. */
  readonly key: string;
  /** The folder of its releases. */
  readonly dir: string;
}

const POLL_INTERVAL_MS = 300;

/** Starts the publisher beside the shop, so that an editor's Publish builds the site and shows it. */
export async function startEmbeddedPublisher(
  settings: Settings,
  origin: string,
  { onShutdown }: CommandContext,
): Promise<EmbeddedPublisher> {
  const key = randomBytes(32).toString('hex');
  const dir = resolve(settings.provider.dataDir, 'published');
  writeIn(settings.provider.dataDir, () => mkdirSync(dir, { recursive: true }));
  // The channel closes when the shop ends for any reason, and the publisher ends with it.
  const child = fork(join(root, 'publisher/index.ts'), {
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
      ...(settings.pictureFormats && { PICTURE_FORMATS: settings.pictureFormats }),
      OWN_PROVIDER: origin,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  onShutdown(() => terminate(child));
  return { key, url: await listening(child), dir };
}

/** Serves the current release, and each one that the publisher switches to, from the next request on. */
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
 * Makes a release of the site as it is now, so that an editor's first publish can be rolled back, and builds only what
 * has changed. Returns the number of pages.
 * @throws {BuildError}
 */
export async function publishInitialRelease(
  { url, key, dir }: EmbeddedPublisher,
  progress: Progress,
  { stop }: CommandContext,
): Promise<number> {
  const publisher = publisherClient({ url, key });
  progress.show({ step: 'starting' });
  let reply = await publisher.publish('The shop was started');
  while (reply.type === 'unreachable' || (reply.type === 'status' && isWorking(reply.status))) {
    if (reply.type === 'status') showStatus(reply.status, progress);
    await wait(POLL_INTERVAL_MS, undefined, { signal: stop });
    reply = await publisher.status();
  }
  if (reply.type === 'refused') throw new BuildError(reply.message);
  const faults = reply.status.outcomes[0]?.faults ?? [];
  if (faults.length > 0) throw new BuildError(faults.map(faultText).join('\n'));
  return listFiles(join(dir, 'current')).filter((name) => name.endsWith('.html')).length;
}

const isWorking = ({ step, running, waiting }: PublisherStatus): boolean =>
  step !== 'idle' || running.length + waiting.length > 0;

function showStatus({ step, progress: build }: PublisherStatus, progress: Progress): void {
  if (build) progress.show(build);
  else if (step === 'checking') progress.note('Checking the site');
}

/** Runs a file with the Node that runs this one, in place of the POSIX shell that is told to; the one on the PATH may be older. */
const nodeCommand = (file: string): string => `exec '${process.execPath.replaceAll("'", `'\\''`)}' ${file}`;

const listening = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    child.on('message', (message) => {
      const read = v.safeParse(PublisherListening, message);
      if (read.success) resolve(read.output.url);
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error('The publisher ended before it answered.')));
  });

async function terminate(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exited;
}
