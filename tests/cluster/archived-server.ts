import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownByPostgres, postgresBin, writeConfig } from './config.ts';
import { AS_POSTGRES, run } from './process.ts';

/** The longest that WAL waits to be archived: what is lost with a disk. */
export const ARCHIVE_TIMEOUT_SECONDS = 5;

/** One Postgres that archives its WAL with pgBackRest, in a folder of its own. */
export class ArchivedServer {
  readonly folder = mkdtempSync(join(tmpdir(), 'haat-restore-'));
  readonly #data = join(this.folder, 'data');
  readonly #port: number;
  readonly #backRest: readonly string[];

  constructor(port: number) {
    this.#port = port;
    chmodSync(this.folder, 0o755);
    ownByPostgres(this.folder);
    const [REPOSITORY, LOGS] = [join(this.folder, 'repository'), join(this.folder, 'logs')];
    for (const dir of [REPOSITORY, LOGS]) {
      mkdirSync(dir);
      ownByPostgres(dir);
    }
    const values = { REPOSITORY, LOGS, DATA: this.#data, PORT: port, SOCKETS: this.folder };
    const config = writeConfig('pgbackrest.conf', join(this.folder, 'pgbackrest.conf'), values);
    this.#backRest = ['pgbackrest', `--config=${config}`, '--stanza=haat', '--log-level-console=warn'];
  }

  get databaseUrl(): string {
    return `postgres://postgres@127.0.0.1:${this.#port}/haat`;
  }

  /** Makes it, with the first full backup. */
  make(): void {
    this.#program('initdb', '-D', this.#data, '-A', 'trust', '-E', 'UTF8', '--data-checksums');
    this.start();
    this.query('postgres', 'create database haat');
    this.#asPostgres(...this.#backRest, 'stanza-create');
  }

  backUp(): void {
    this.#asPostgres(...this.#backRest, '--type=full', 'backup');
  }

  start(): void {
    const settings = {
      port: this.#port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: this.folder,
      archive_mode: 'on',
      archive_timeout: ARCHIVE_TIMEOUT_SECONDS,
      archive_command: `'${this.#backRest.join(' ')} archive-push %p'`,
    };
    const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
    const log = join(this.folder, 'logs/postgres.log');
    this.#program('pg_ctl', '-D', this.#data, '-w', '-t', '120', '-l', log, '-o', options.join(' '), 'start');
  }

  stop(): void {
    this.#program('pg_ctl', '-D', this.#data, '-w', '-m', 'fast', 'stop');
  }

  /** It ends at once, as when its machine does. */
  kill(): void {
    const [pid] = readFileSync(join(this.#data, 'postmaster.pid'), 'utf8').split('\n');
    for (const child of run('ps', '-o', 'pid=', '--ppid', pid ?? '')
      .split('\n')
      .filter(Boolean))
      try {
        process.kill(Number(child), 'SIGKILL');
      } catch {
        // It has ended.
      }
    process.kill(Number(pid), 'SIGKILL');
  }

  destroy(): void {
    rmSync(this.#data, { recursive: true });
  }

  /** @param until a moment, as Postgres writes it; without one, all that was archived */
  restore(until?: string): void {
    const target = until ? ['--type=time', `--target=${until}`, '--target-action=promote'] : [];
    this.#asPostgres(...this.#backRest, ...target, 'restore');
  }

  query(database: string, statement: string): string {
    const at = ['-h', '127.0.0.1', '-p', String(this.#port), '-U', 'postgres', '-d', database];
    return run('psql', ...at, '-AtX', '-v', 'ON_ERROR_STOP=1', '-c', statement).trim();
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  #program(name: string, ...args: readonly string[]): void {
    this.#asPostgres(join(postgresBin(), name), ...args);
  }

  /** What stays, such as a server, must not hold on to our pipes. */
  #asPostgres(...command: readonly string[]): void {
    const [first = '', ...args] = [...AS_POSTGRES, ...command];
    execFileSync(first, args, { stdio: ['ignore', 'ignore', 'inherit'], cwd: this.folder });
  }
}
