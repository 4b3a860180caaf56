import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, realpathSync, rmSync, watch } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Running } from './command.ts';
import type { ShopServer } from './http.ts';
import { root } from './run-astro.ts';
import type { Settings } from './settings.ts';

/**
 * Starts the publisher beside the shop, so that an editor's Publish builds the site and shows it. Gives where it answers
 * and the key that only the two know.
 */
export async function startPublisher(settings: Settings, origin: string, { atEnd }: Running) {
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
  atEnd(() => ended(child));
  return { key, url: await address(child), dir };
}

/**
 * Shows the release that was shown last, and what the publisher switches to, from the next request on. The answer puts
 * the site that was built meanwhile in its place, unless an editor has published something newer.
 */
export function showReleases(dir: string, server: ShopServer, { atEnd }: Running): (built: string) => void {
  const current = join(dir, 'current');
  const release = () => (existsSync(current) ? realpathSync(current) : undefined);
  const atFirst = release();
  const show = () => {
    const found = release();
    if (found) server.show(found);
  };
  show();
  const watcher = watch(dir, (_, name) => {
    if (name === 'current') show();
  });
  atEnd(async () => watcher.close());
  return (built) => {
    if (release() !== atFirst) return;
    server.show(built);
    // No release is shown now, and the editor is not told that one is.
    rmSync(current, { force: true });
  };
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
