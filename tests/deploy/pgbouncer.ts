import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type Values, writeConfig } from '../cluster/config.ts';
import { freePort } from '../../harness/free-ports.ts';
import { end } from '../../harness/processes.ts';

export const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0;

/** PgBouncer as a process of its own, with the configuration as it is shipped, in front of a server that trusts everybody. */
export class PgBouncer {
  readonly #dir = mkdtempSync(join(tmpdir(), 'haat-pgbouncer-'));
  #child: ChildProcess | undefined;
  url = '';

  async start(database: string, poolSize: number): Promise<void> {
    chmodSync(this.#dir, 0o755);
    const { hostname, port, username, pathname } = new URL(database);
    const PGBOUNCER_PORT = await freePort();
    const password = 'of-the-test';
    const USERLIST = writeConfig('userlist.txt', join(this.#dir, 'userlist.txt'), {
      PASSWORD: password,
      USER: username,
    });
    const values: Values = {
      PRIMARY_PORT: port,
      REPLICA_PORT: port,
      DATABASE: pathname.slice(1),
      POOL_SIZE: poolSize,
      PGBOUNCER_PORT,
      USERLIST,
    };
    const config = writeConfig('pgbouncer.ini', join(this.#dir, 'pgbouncer.ini'), values);
    // It refuses to run as root.
    const user = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
    this.#child = spawn('pgbouncer', ['-q', ...user, config], { stdio: 'ignore' });
    this.url = `postgres://${username}:${password}@${hostname}:${PGBOUNCER_PORT}/haat`;
    await this.#answering();
  }

  async stop(): Promise<void> {
    if (this.#child) await end({ child: this.#child }, 'SIGTERM');
    rmSync(this.#dir, { recursive: true, force: true });
  }

  /** As long as it takes: when it can't start, it ends. */
  async #answering(): Promise<void> {
    for (;;) {
      const client = new pg.Client({ connectionString: this.url });
      try {
        await client.connect();
        await client.end();
        return;
      } catch (error) {
        if (this.#child?.exitCode !== null) throw error;
        await wait(50);
      }
    }
  }
}
