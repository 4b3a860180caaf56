import { resolve } from 'node:path';
import type { Forward } from './build-hook.ts';

/** A setting can't be used; `message` says so in one sentence. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

export interface Settings {
  readonly host: string;
  readonly port: number;
  /** The port of the metrics for Prometheus; undefined without metrics. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  /** The key that signs every call, shared with the provider only. */
  readonly key: string;
  /** The folder of the releases; the web server serves `current` in it. */
  readonly dir: string;
  /** Builds the site into the folder that it finds in `BUILD_DIR`; run by a shell. */
  readonly command: string;
  /** Whether it publishes once when it starts, as after an update of the code. */
  readonly atStart: boolean;
  /** A host that builds the site instead; then nothing is built here. */
  readonly forward: Forward | undefined;
  /** The longest a build may take. */
  readonly minutes: number;
  /** Addresses that every release must have, besides those of its sitemap. */
  readonly routes: readonly string[];
  /** Beginnings of addresses that something else answers. */
  readonly elsewhere: readonly string[];
  /** The largest page, in kB before compression. */
  readonly pageKb: number;
}

/** Every setting with its default and what it means; docs/settings.md lists them. */
export const PUBLISHER_SETTINGS = {
  KEY: { unset: '', means: 'at least 32 characters, the same for the provider; must be set' },
  HOST: { unset: 'localhost', means: 'where it listens; never open it to the internet, only the provider calls it' },
  PORT: { unset: '4322', means: 'the port it does so on' },
  DIR: { unset: 'published', means: 'where releases are kept, all on one disk' },
  COMMAND: {
    unset: 'PRECOMPRESS=on node server/build.ts',
    means: 'builds the site into the folder named by `BUILD_DIR`, which it finds as it left it',
  },
  AT_START: { unset: 'off', means: '`on`: publishes once at every start, as after an update of the code' },
  FORWARD_URL: {
    unset: '',
    means: 'a build hook or a Git host’s dispatch address: it is called, and nothing is built here',
  },
  FORWARD_TOKEN: { unset: '', means: 'sent there as Bearer' },
  MINUTES: { unset: '30', means: 'a build that takes longer is ended' },
  ROUTES: { unset: '/,/404', means: 'addresses every release must have, besides those in `sitemap.xml`' },
  ELSEWHERE: {
    unset: '/api',
    means: 'beginnings of addresses that something else answers; links there are not followed',
  },
  PAGE_KB: { unset: '500', means: 'the largest page, in kB before compression' },
  METRICS_PORT: { unset: '', means: 'where Prometheus asks for `/metrics`; never open it to the internet' },
  METRICS_HOST: { unset: '127.0.0.1', means: 'the address it does so on' },
} as const;

type Name = keyof typeof PUBLISHER_SETTINGS;

/** The project's own build, by the Node that runs here; `exec`: in place of the shell. */
const OWN_BUILD = `PRECOMPRESS=on exec '${process.execPath.replaceAll("'", `'\\''`)}' server/build.ts`;

/** Shorter ones could be guessed. */
const MIN_KEY_LENGTH = 32;

/** @throws {SettingsError} */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const text = (name: Name): string => environment[`PUBLISHER_${name}`]?.trim() || PUBLISHER_SETTINGS[name].unset;
  const list = (name: Name) => text(name).split(',').filter(Boolean);
  const number = (name: Name, max: number) => {
    const value = Number(text(name));
    if (Number.isInteger(value) && value >= 0 && value <= max) return value;
    throw new SettingsError(`PUBLISHER_${name} must be a whole number from 0 to ${max}.`);
  };
  const key = text('KEY');
  if (key.length < MIN_KEY_LENGTH)
    throw new SettingsError(
      `PUBLISHER_KEY must be at least ${MIN_KEY_LENGTH} characters, the same for the provider and the publisher: make one with openssl rand -hex 32.`,
    );
  const forwardUrl = text('FORWARD_URL');
  if (forwardUrl && !URL.canParse(forwardUrl))
    throw new SettingsError('PUBLISHER_FORWARD_URL must be an address such as https://host.example/hook.');
  return {
    host: text('HOST'),
    port: number('PORT', 65_535),
    metrics: text('METRICS_PORT') ? { host: text('METRICS_HOST'), port: number('METRICS_PORT', 65_535) } : undefined,
    key,
    dir: resolve(text('DIR')),
    command: environment['PUBLISHER_COMMAND']?.trim() || OWN_BUILD,
    atStart: text('AT_START') === 'on',
    forward: forwardUrl ? { url: forwardUrl, token: text('FORWARD_TOKEN') || undefined } : undefined,
    minutes: number('MINUTES', 1440),
    routes: list('ROUTES'),
    elsewhere: list('ELSEWHERE'),
    pageKb: number('PAGE_KB', 100_000),
  };
}
