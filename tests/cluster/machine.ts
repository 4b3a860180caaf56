import type { ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ownByPostgres, type Values, writeConfig } from './config.ts';
import { addressOf, namespaceOf, processesOn, setCable } from './network.ts';
import { AS_POSTGRES, startProcess, stopProcess } from './process.ts';

/** One of the three machines of the database: etcd, Patroni and its Postgres, in a network namespace. */
export class Machine {
  readonly number: number;
  readonly name: string;
  readonly address: string;
  readonly #dir: string;
  #etcd: ChildProcess | undefined;

  constructor(number: number, folder: string) {
    this.number = number;
    this.name = `db${number}`;
    this.address = addressOf(number);
    this.#dir = join(folder, this.name);
  }

  /** Writes its configuration. */
  configure(values: Values): void {
    mkdirSync(this.#dir, { mode: 0o700 });
    ownByPostgres(this.#dir);
    const own = { ...values, NODE: this.name, ADDRESS: this.address, DATA: this.#dir };
    for (const name of ['etcd.yaml', 'patroni.yaml']) writeConfig(name, join(this.#dir, name), own);
  }

  start(): void {
    this.startEtcd();
    this.#run('patroni', 'patroni', join(this.#dir, 'patroni.yaml'));
  }

  startEtcd(): void {
    this.#etcd = this.#run('etcd', 'etcd', '--config-file', join(this.#dir, 'etcd.yaml'));
  }

  async stopEtcd(): Promise<void> {
    if (this.#etcd) await stopProcess(this.#etcd);
  }

  /** All that runs on it ends at once, as when its power fails. */
  kill(): void {
    for (const pid of processesOn(this.number)) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error; // it has ended with another one
      }
    }
  }

  partition(): void {
    setCable(this.number, 'down');
  }

  heal(): void {
    setCable(this.number, 'up');
  }

  #run(log: string, ...command: readonly string[]): ChildProcess {
    const within = ['ip', 'netns', 'exec', namespaceOf(this.number), ...AS_POSTGRES, ...command];
    return startProcess(join(this.#dir, '..', `${this.name}-${log}.log`), within);
  }
}
