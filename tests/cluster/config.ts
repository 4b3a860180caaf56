import { chownSync, readFileSync, writeFileSync } from 'node:fs';
import { run } from './process.ts';

const SHIPPED = new URL('../../deploy/cluster/', import.meta.url);

export type Values = Readonly<Record<string, string | number>>;

/** Fills in a template of deploy/cluster, as an operator would, into a file that only Postgres' user reads. */
export function writeConfig(name: string, file: string, values: Values): string {
  const filled = readFileSync(new URL(`${name}.template`, SHIPPED), 'utf8').replace(
    /\$\{(\w+)\}/g,
    (_, key: string) => {
      if (values[key] === undefined) throw new Error(`${name} needs ${key}.`);
      return String(values[key]);
    },
  );
  writeFileSync(file, filled, { mode: 0o600 });
  ownByPostgres(file);
  return file;
}

const idOf = (which: '-u' | '-g') => Number(run('id', which, 'postgres'));

export const ownByPostgres = (path: string): void => chownSync(path, idOf('-u'), idOf('-g'));

/** Where this machine's newest Postgres has its programs. */
export const postgresBin = (): string =>
  run('sh', '-c', 'ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1').trim();
