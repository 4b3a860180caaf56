import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { Nginx } from '../../harness/nginx.ts';
import { end, startProvider } from '../../harness/processes.ts';
import { copyProject } from '../../harness/copy-project.ts';
import { writeWithoutScripts } from './without-scripts.ts';

export interface BenchedShop {
  /** Where browsers open it, such as `https://localhost:8443`. */
  readonly origin: string;
  readonly port: number;
  /** What makes Chromium trust the certificate, so that it caches as it does for any shop. */
  readonly trust: string;
  /** How many requests it has answered so far. */
  requests(): number;
  close(): Promise<void>;
}

/**
 * The demo shop as an operator runs it: a new database, a build with compressed copies, and the shipped nginx in front,
 * with TLS and HTTP/2.
 * @param providerUrl a provider that runs already, without `/api`, in place of a new one
 */
export async function openBenchedShop(providerUrl: string | undefined): Promise<BenchedShop> {
  const project = copyProject();
  const nginx = new Nginx();
  const provider = providerUrl
    ? undefined
    : await startProvider({ DATA_DIR: join(project, 'data'), OTP_DELIVERY: 'response' });
  const close = async () => {
    await nginx.stop();
    if (provider) await end(provider, 'SIGTERM');
    rmSync(project, { recursive: true, force: true });
  };
  try {
    const PROVIDER_URL = providerUrl ?? provider?.base.replace(/\/api$/, '') ?? '';
    await build(project, { PROVIDER_URL, PRECOMPRESS: 'on', SITE_URL: 'https://shop.example', DEMO: 'on' });
    const dist = join(project, 'dist');
    writeWithoutScripts(dist);
    const ACCESS_LOG = join(project, 'access.log');
    await nginx.start({ SITE_ROOT: dist, PROVIDER: new URL(PROVIDER_URL).host, RELEASES: dist, ACCESS_LOG });
    const requests = () => readFileSync(ACCESS_LOG, 'utf8').split('\n').length - 1;
    const trust = `--ignore-certificate-errors-spki-list=${await keyHash(nginx.https)}`;
    return { origin: `https://localhost:${nginx.https}`, port: nginx.https, trust, requests, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function keyHash(port: number): Promise<string> {
  const socket = connect({ port, host: 'localhost', servername: 'localhost', rejectUnauthorized: false });
  await once(socket, 'secureConnect');
  const key = socket.getPeerX509Certificate()?.publicKey.export({ type: 'spki', format: 'der' });
  socket.destroy();
  return createHash('sha256')
    .update(key ?? '')
    .digest('base64');
}

/** Builds the site in a copy of the project. */
export async function build(project: string, environment: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, ['server/build.ts'], {
    cwd: project,
    env: { PATH: process.env['PATH'], HOME: project, ...environment },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The shop could not be built.');
}
