import * as v from 'valibot';
import { readSettings, type Settings, SettingsError } from '../settings.ts';

const wholeNumber = (name: string, min: number, max: number) =>
  v.pipe(
    v.string(),
    v.transform(Number),
    v.integer(`${name} must be a whole number.`),
    v.minValue(min, `${name} must be at least ${min}.`),
    v.maxValue(max, `${name} must be at most ${max}.`),
  );

const Environment = v.pipe(
  v.object({
    PORT: v.optional(wholeNumber('PORT', 0, 65_535), '4321'),
    HOST: v.optional(v.string(), 'localhost'),
    PROCESSES: v.optional(wholeNumber('PROCESSES', 1, 256), '1'),
    DATABASE_URL: v.optional(v.string()),
  }),
  v.check(
    ({ PROCESSES, DATABASE_URL }) => PROCESSES === 1 || DATABASE_URL !== undefined,
    'The embedded database belongs to one process: set DATABASE_URL to a Postgres server, or PROCESSES=1.',
  ),
);

export interface ListenSettings {
  readonly port: number;
  readonly host: string;
  readonly processes: number;
  readonly provider: Settings;
}

/** Reads where a provider that runs alone listens, and how many processes it has. Throws `SettingsError`. */
export function readListenSettings(environment: Readonly<Record<string, string | undefined>>): ListenSettings {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const read = v.safeParse(Environment, set);
  if (!read.success) throw new SettingsError(read.issues[0].message);
  const { PORT, HOST, PROCESSES } = read.output;
  return { port: PORT, host: HOST, processes: PROCESSES, provider: readSettings(set) };
}
