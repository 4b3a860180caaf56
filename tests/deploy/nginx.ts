import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const SHIPPED = 'deploy/nginx';

/** nginx as a process of its own, with the configuration as it is shipped. */
export class Nginx {
  readonly #dir = mkdtempSync(join(tmpdir(), 'haat-nginx-'));
  #child: ChildProcess | undefined;

  async start(values: Readonly<Record<string, string>>): Promise<void> {
    if (spawnSync('nginx', ['-v']).error)
      throw new Error('These tests need nginx: apt-get install nginx (.ci/run does it).');
    const own: Record<string, string> = { SERVER_NAME: 'localhost', ...this.#certificate(), ...values };
    cpSync(join(SHIPPED, 'haat'), join(this.#dir, 'haat'), { recursive: true });
    if (own['PATIENCE']) this.#hurry(own['PATIENCE']);
    if (own['RELEASES']) this.#knowPolicies(own['RELEASES'].split(' '));
    mkdirSync(join(this.#dir, 'conf.d'));
    for (const name of globSync('*.template', { cwd: SHIPPED })) {
      const tls = name.startsWith('tls');
      const filled = readFileSync(join(SHIPPED, name), 'utf8').replace(/\$\{(\w+)\}/g, (_, key: string) =>
        tls && key === 'HTTP_PORT' ? (own['REDIRECT_PORT'] ?? '') : (own[key] ?? ''),
      );
      writeFileSync(join(this.#dir, 'conf.d', name.replace('.template', '')), filled);
    }
    writeFileSync(join(this.#dir, 'nginx.conf'), this.#main());
    const child = spawn('nginx', ['-p', this.#dir, '-c', join(this.#dir, 'nginx.conf'), '-e', 'stderr']);
    this.#child = child;
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    while (!(await listens(Number(own['HTTP_PORT'])))) {
      if (child.exitCode !== null) throw new Error(`nginx does not take the configuration: ${said}`);
      await wait(20);
    }
  }

  /** The one thing that is not as shipped: a test does not wait half a minute for a provider that says nothing. */
  #hurry(patience: string): void {
    const file = join(this.#dir, 'haat/provider.conf');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/(proxy_read_timeout) \w+/, `$1 ${patience}`));
  }

  #knowPolicies(releases: readonly string[]): void {
    const made = spawnSync(join(SHIPPED, 'policy.sh'), releases);
    if (made.status !== 0) throw new Error(`No policy could be made: ${made.stderr.toString()}`);
    writeFileSync(join(this.#dir, 'haat/policy.conf'), made.stdout);
  }

  async stop(): Promise<void> {
    if (this.#child?.exitCode === null) {
      const gone = once(this.#child, 'exit');
      this.#child.kill('SIGTERM');
      await gone;
    }
    rmSync(this.#dir, { recursive: true, force: true });
  }

  /** What Debian's own nginx.conf does around a server, in a folder of ours. */
  #main(): string {
    const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    return `${process.getuid?.() === 0 ? 'user root;' : ''}
      daemon off; worker_processes 1; pid ${this.#dir}/pid;
      events { worker_connections 2048; }
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
    const made = spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...subject, ...files]);
    if (made.status !== 0) throw new Error(`No certificate could be made: ${made.stderr.toString()}`);
    return { CERTIFICATE, CERTIFICATE_KEY };
  }
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('connect', () => socket.destroy());
    socket.on('error', () => resolve(false));
  });
