import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Nginx } from '../../harness/nginx.ts';
import { end, type Running, startProvider } from '../../harness/processes.ts';
import { type Values, writeConfig } from './config.ts';
import { AS_POSTGRES, startProcess, stopProcess } from './process.ts';

const PROCESSES = 4;
const START_TIMEOUT_MS = 30_000;
/** Until its first checks, HAProxy takes every server for what it is asked for. */
const FIRST_CHECKS_MS = 2_000;

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.unref();
  });

async function untilListening(port: number): Promise<void> {
  for (const from = Date.now(); !(await isListening(port)); await wait(100))
    if (Date.now() - from > START_TIMEOUT_MS) throw new Error(`Nobody listens on port ${port}.`);
}

/** A machine that shoppers come to: nginx, four processes of the provider, PgBouncer, HAProxy. */
export class Front {
  readonly #folder: string;
  readonly #port: number;
  readonly #password: string;
  readonly #nginx = new Nginx();
  readonly #site = mkdtempSync(join(tmpdir(), 'haat-site-'));
  readonly #children: ChildProcess[] = [];
  #provider: Running | undefined;

  /** @param port the first of four */
  constructor(folder: string, port: number, password: string) {
    this.#folder = folder;
    this.#port = port;
    this.#password = password;
  }

  /** The primary, by way of PgBouncer, as the provider reaches it. */
  get databaseUrl(): string {
    return this.#url(this.#port + 2, 'haat');
  }

  /** Where the shop answers, with `/api`. */
  get base(): string {
    return `http://127.0.0.1:${this.#nginx.http}/api`;
  }

  /** The way to the database. */
  async startProxies(values: Values): Promise<void> {
    const [PRIMARY_PORT, REPLICA_PORT, PGBOUNCER_PORT] = [this.#port, this.#port + 1, this.#port + 2];
    const file = (name: string) => join(this.#folder, name);
    const USERLIST = writeConfig('userlist.txt', file('userlist.txt'), { USER: 'haat', PASSWORD: this.#password });
    const own = { ...values, PRIMARY_PORT, REPLICA_PORT, PGBOUNCER_PORT, USERLIST };
    for (const [name, ...command] of [
      ['haproxy.cfg', 'haproxy', '-db', '-f'],
      ['pgbouncer.ini', 'pgbouncer'],
    ] as const) {
      const config = writeConfig(name, file(name), own);
      this.#children.push(startProcess(file(`${name}.log`), [...AS_POSTGRES, ...command, config]));
    }
    for (const port of [PRIMARY_PORT, PGBOUNCER_PORT]) await untilListening(port);
    await wait(FIRST_CHECKS_MS);
  }

  async startShop(): Promise<void> {
    this.#provider = await startProvider({
      PORT: String(this.#port + 3),
      PROCESSES: String(PROCESSES),
      DATABASE_URL: this.databaseUrl,
      DEMO: 'on',
      DATABASE_READ_URL: this.#url(this.#port + 2, 'haat_read'),
      TRUSTED_PROXY_HEADER: 'x-real-ip',
    });
    while (this.#processes().length < PROCESSES) await wait(100);
    await this.#nginx.start({ PROVIDER: `127.0.0.1:${this.#port + 3}`, SITE_ROOT: this.#site, HSTS_SUBDOMAINS: 'off' });
  }

  /** One of the provider's processes ends at once. Returns when another one has taken its place. */
  async killProcess(): Promise<void> {
    const before = this.#processes();
    process.kill(before.at(-1) ?? 0, 'SIGKILL');
    while (this.#processes().length === before.length) await wait(100);
  }

  async stop(): Promise<void> {
    await this.#nginx.stop();
    if (this.#provider) {
      await end(this.#provider, 'SIGTERM');
      writeFileSync(join(this.#folder, 'provider.log'), this.#provider.output());
    }
    for (const child of this.#children) await stopProcess(child);
    rmSync(this.#site, { recursive: true, force: true });
  }

  /** The numbers of all processes that have ever answered. */
  #processes(): number[] {
    return [...(this.#provider?.output() ?? '').matchAll(/\(process (\d+)\)/g)].map(([, pid]) => Number(pid));
  }

  #url(port: number, database: string): string {
    return `postgres://haat:${this.#password}@127.0.0.1:${port}/${database}`;
  }
}
