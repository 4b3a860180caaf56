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

/** Shorter ones could be guessed. */
const MIN_KEY_LENGTH = 32;

/** @throws {SettingsError} */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const text = (name: string, otherwise: string) => environment[`PUBLISHER_${name}`]?.trim() || otherwise;
  const list = (name: string, otherwise: string) => text(name, otherwise).split(',').filter(Boolean);
  const number = (name: string, otherwise: number, max: number) => {
    const value = Number(text(name, String(otherwise)));
    if (Number.isInteger(value) && value >= 0 && value <= max) return value;
    throw new SettingsError(`PUBLISHER_${name} must be a whole number from 0 to ${max}.`);
  };
  const key = text('KEY', '');
  if (key.length < MIN_KEY_LENGTH)
    throw new SettingsError(
      `PUBLISHER_KEY must be at least ${MIN_KEY_LENGTH} characters, the same for the provider and the publisher: make one with openssl rand -hex 32.`,
    );
  const forwardUrl = text('FORWARD_URL', '');
  if (forwardUrl && !URL.canParse(forwardUrl))
    throw new SettingsError('PUBLISHER_FORWARD_URL must be an address such as https://host.example/hook.');
  return {
    host: text('HOST', 'localhost'),
    port: number('PORT', 4322, 65_535),
    metrics: text('METRICS_PORT', '')
      ? { host: text('METRICS_HOST', '127.0.0.1'), port: number('METRICS_PORT', 0, 65_535) }
      : undefined,
    key,
    dir: resolve(text('DIR', 'published')),
    command: text('COMMAND', `PRECOMPRESS=on '${process.execPath.replaceAll("'", `'\\''`)}' server/build.ts`),
    atStart: text('AT_START', 'off') === 'on',
    forward: forwardUrl ? { url: forwardUrl, token: text('FORWARD_TOKEN', '') || undefined } : undefined,
    minutes: number('MINUTES', 30, 1440),
    routes: list('ROUTES', '/,/404'),
    elsewhere: list('ELSEWHERE', '/api'),
    pageKb: number('PAGE_KB', 500, 100_000),
  };
}
