import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePorts } from './free-ports.ts';

const SHIPPED = 'deploy/nginx';
/** Free ports may be taken by somebody else before nginx has them. */
const TRIES = 3;

/** nginx as a process of its own, on free ports, with the configuration as it is shipped. */
export class Nginx {
  readonly #dir = mkdtempSync(join(tmpdir(), 'haat-nginx-'));
  #child: ChildProcess | undefined;
  /** Where it answers once it is started: the shop on http and on https, and the way from one to the other. */
  http = 0;
  https = 0;
  redirect = 0;

  async start(values: Readonly<Record<string, string>>): Promise<void> {
    if (spawnSync('nginx', ['-v']).error) throw new Error('This needs nginx: apt-get install nginx.');
    const variables: Record<string, string> = {
      SERVER_NAME: 'localhost',
      ACCESS_LOG: '/dev/null',
      ...this.#certificate(),
      ...values,
    };
    cpSync(join(SHIPPED, 'haat'), join(this.#dir, 'haat'), { recursive: true });
    if (variables['PATIENCE']) this.#hurry(variables['PATIENCE']);
    if (variables['RELEASES']) this.#writePolicies(variables['RELEASES'].split(' '));
    mkdirSync(join(this.#dir, 'conf.d'));
    writeFileSync(join(this.#dir, 'nginx.conf'), this.#main());
    for (let left = TRIES; ; left--) {
      await this.#choosePorts(variables);
      const refused = await this.#run();
      if (refused === null) return;
      if (left === 1 || !refused.includes('Address already in use'))
        throw new Error(`nginx does not start: ${refused}`);
    }
  }

  /** Writes the configuration with ports that are free now. */
  async #choosePorts(variables: Readonly<Record<string, string>>): Promise<void> {
    [this.http = 0, this.redirect = 0, this.https = 0] = await freePorts(3);
    const ports: Record<string, string> = { HTTPS_PORT: String(this.https) };
    for (const name of globSync('*.template', { cwd: SHIPPED })) {
      ports['HTTP_PORT'] = String(name.startsWith('tls') ? this.redirect : this.http);
      const filled = readFileSync(join(SHIPPED, name), 'utf8').replace(
        /\$\{(\w+)\}/g,
        (_, key: string) => ports[key] ?? variables[key] ?? '',
      );
      writeFileSync(join(this.#dir, 'conf.d', name.replace('.template', '')), filled);
    }
  }

  /** Returns null once it listens on all its ports, or why it does not. */
  async #run(): Promise<string | null> {
    const child = spawn('nginx', ['-p', this.#dir, '-c', join(this.#dir, 'nginx.conf'), '-e', 'stderr']);
    this.#child = child;
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    // It writes its number when it has all ports; a port that answers may be somebody else's.
    const ended = once(child, 'close').then(() => output);
    return Promise.race([this.#listening(), ended]);
  }

  /** Waits without a limit: nginx exits when it can't start. */
  async #listening(): Promise<null> {
    while (this.#child?.exitCode === null && !existsSync(join(this.#dir, 'pid'))) await wait(20);
    return null;
  }

  /** Shortens the timeout, the only change to what is shipped: a test does not wait half a minute for a silent provider. */
  #hurry(patience: string): void {
    const file = join(this.#dir, 'haat/proxy-to-provider.conf');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/(proxy_read_timeout) \w+/, `$1 ${patience}`));
  }

  #writePolicies(releases: readonly string[]): void {
    const result = spawnSync(join(SHIPPED, 'policy.sh'), releases);
    if (result.status !== 0) throw new Error(`No policy could be made: ${result.stderr.toString()}`);
    writeFileSync(join(this.#dir, 'haat/policy.conf'), result.stdout);
  }

  async stop(): Promise<void> {
    if (this.#child?.exitCode === null) {
      const gone = once(this.#child, 'exit');
      this.#child.kill('SIGTERM');
      await gone;
    }
    rmSync(this.#dir, { recursive: true, force: true });
  }

  /** Bytes of files that it has open and nobody else sees: bodies and answers that it keeps on the disk. Linux alone tells. */
  hiddenBytes(): number {
    const { pid } = this.#child ?? {};
    const workers = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    const files = workers.flatMap((worker) => globSync(`/proc/${worker}/fd/*`));
    return files
      .filter((file) => readlinkSync(file).endsWith(' (deleted)'))
      .reduce((sum, file) => sum + statSync(file).size, 0);
  }

  /** What Debian's own nginx.conf does around a server, in a folder of ours. */
  #main(): string {
    const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    return `${process.getuid?.() === 0 ? 'user root;' : ''}
      daemon off; worker_processes 1; pid ${this.#dir}/pid;
      events { worker_connections 4096; }
      http {
        access_log off; sendfile on;
        set_real_ip_from 127.0.0.1; real_ip_header X-Test-Caller;
        ${folders.map((name) => `${name}_temp_path ${this.#dir}/${name};`).join(' ')}
        include conf.d/*.conf;
      }`;
  }

  #certificate(): Record<string, string> {
    const [CERTIFICATE, CERTIFICATE_KEY] = [join(this.#dir, 'cert.pem'), join(this.#dir, 'key.pem')];
    const subject = ['-subj', '/CN=localhost', '-days', '2', '-nodes'];
    const files = ['-keyout', CERTIFICATE_KEY, '-out', CERTIFICATE];
    const result = spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...subject, ...files]);
    if (result.status !== 0) throw new Error(`No certificate could be made: ${result.stderr.toString()}`);
    return { CERTIFICATE, CERTIFICATE_KEY };
  }
}
