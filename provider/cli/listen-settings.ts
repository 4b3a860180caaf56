import * as v from 'valibot';
import { type Meaning, readEnvironment, wholeNumber } from '../settings/read-environment.ts';
import { readSettings, type Settings } from '../settings/settings.ts';

const OWN = {
  PORT: v.optional(wholeNumber('PORT', 0, 65_535), '4321'),
  PROCESSES: v.optional(wholeNumber('PROCESSES', 1, 256), '1'),
  METRICS_PORT: v.optional(wholeNumber('METRICS_PORT', 0, 65_535)),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
};

const MEANINGS: Readonly<Record<keyof typeof OWN, Meaning>> = {
  PORT: 'where it listens',
  PROCESSES: 'how many processes share that port, on one `DATABASE_URL`',
  METRICS_PORT: 'where Prometheus asks; [never open to the internet](operator/going-live.md#what-to-watch)',
  METRICS_HOST: 'the address it does so on',
};

export const LISTEN_SETTINGS = { entries: OWN, meanings: MEANINGS };

const Environment = v.pipe(
  v.object({ ...OWN, HOST: v.optional(v.string(), 'localhost'), DATABASE_URL: v.optional(v.string()) }),
  v.check(
    ({ PROCESSES, DATABASE_URL }) => PROCESSES === 1 || DATABASE_URL !== undefined,
    'The embedded database belongs to one process: set DATABASE_URL to a Postgres server, or PROCESSES=1.',
  ),
);

export interface ListenSettings {
  readonly port: number;
  readonly host: string;
  readonly processes: number;
  /** Where the metrics for Prometheus are served; undefined: nowhere. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined;
  readonly provider: Settings;
}

/** Reads where a provider that runs alone listens, and how many processes it has. Throws `SettingsError`. */
export function readListenSettings(environment: Readonly<Record<string, string | undefined>>): ListenSettings {
  const { PORT, HOST, PROCESSES, METRICS_PORT, METRICS_HOST } = readEnvironment(Environment, environment);
  return {
    port: PORT,
    host: HOST,
    processes: PROCESSES,
    metrics: METRICS_PORT === undefined ? undefined : { port: METRICS_PORT, host: METRICS_HOST },
    provider: readSettings(environment),
  };
}
