import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { postgresBin } from './config.ts';
import { Front } from './front.ts';
import { Machine } from './machine.ts';
import { makeNetwork, NETWORK, removeNetwork } from './network.ts';
import { primaryOf, untilWhole } from './patroni.ts';

const NUMBERS = [1, 2, 3];
/** After so many seconds a primary that is gone is replaced. */
const TTL = 5;
const POOL_SIZE = 20;

const newPassword = (): string => randomBytes(12).toString('hex');

/** The documented cluster on one machine: three of the database's machines, and one that shoppers come to. */
export class Cluster {
  readonly folder = mkdtempSync(join(tmpdir(), 'haat-cluster-'));
  readonly machines = NUMBERS.map((number) => new Machine(number, this.folder));
  readonly front: Front;
  readonly #passwords = { shop: newPassword(), superuser: newPassword(), replication: newPassword() };

  constructor(port: number) {
    this.front = new Front(this.folder, port, this.#passwords.shop);
  }

  async start(): Promise<void> {
    chmodSync(this.folder, 0o755);
    makeNetwork(NUMBERS);
    const nodes = this.machines.flatMap(({ number, name, address }) => [
      [`NODE_${number}`, name],
      [`ADDRESS_${number}`, address],
    ]);
    const values = {
      ...(Object.fromEntries(nodes) as Record<string, string>),
      NETWORK,
      TTL,
      POOL_SIZE,
      DATABASE: 'haat',
      POSTGRES_BIN: postgresBin(),
      ARCHIVE_COMMAND: '/bin/true',
      SUPERUSER_PASSWORD: this.#passwords.superuser,
      REPLICATION_PASSWORD: this.#passwords.replication,
    };
    for (const machine of this.machines) {
      machine.configure(values);
      machine.start();
    }
    await untilWhole(this.machines);
    await this.onMachine(
      await primaryOf(this.machines),
      `create role haat login password '${this.#passwords.shop}'`,
      'create database haat owner haat',
    );
    await this.front.startProxies(values);
  }

  /** Runs statements as the superuser on one machine. Returns the rows of the last. */
  async onMachine(machine: Machine, ...statements: readonly string[]): Promise<Record<string, unknown>[]> {
    const { address: host } = machine;
    const client = new pg.Client({ host, user: 'postgres', password: this.#passwords.superuser, database: 'postgres' });
    await client.connect();
    try {
      let rows: Record<string, unknown>[] = [];
      for (const statement of statements) ({ rows } = await client.query<Record<string, unknown>>(statement));
      return rows;
    } finally {
      await client.end();
    }
  }

  /** @param keepLogs leaves the folder where it is, for whoever wants to know what went wrong */
  async stop(keepLogs: boolean): Promise<void> {
    await this.front.stop();
    for (const machine of this.machines) machine.kill();
    removeNetwork(NUMBERS);
    if (!keepLogs) rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
