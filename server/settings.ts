import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import * as v from 'valibot';
import { BuildScope } from '../contract/build-scope.ts';
import { editDistance } from '../provider/domain/search/edit-distance.ts';
import {
  PROVIDER_SETTINGS,
  type Settings as ProviderSettings,
  readSettings as readProviderSettings,
} from '../provider/settings/settings.ts';
import {
  type Meaning,
  url,
  readEnvironment,
  SettingsError,
  wholeNumber,
} from '../provider/settings/read-environment.ts';

export { SettingsError };

/** The address of a site, as links begin with it. */
const site = (name: string) =>
  v.pipe(
    url(name, 'https://shop.example', 'http:'),
    v.transform((value) => value.replace(/(?<!\/)\/+$/, '')),
  );

const Environment = v.object({
  PORT: v.optional(wholeNumber('PORT', 1, 65_535), '4321'),
  HOST: v.optional(v.string(), 'localhost'),
  PROVIDER_URL: v.optional(site('PROVIDER_URL')),
  PUBLIC_API_BASE: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (base) => base.startsWith('/') || URL.canParse(base),
        'PUBLIC_API_BASE must be a path such as /api, or an address such as https://shop.example/api.',
      ),
    ),
    '/api',
  ),
  SITE_URL: v.optional(site('SITE_URL')),
  BUILD_DIR: v.optional(v.string()),
  BUILD_SCOPE: v.optional(BuildScope, 'site'),
  BUILD_MESSAGES: v.optional(v.picklist(['text', 'json'], 'BUILD_MESSAGES must be text or json.'), 'text'),
  SERVICE_WORKER: v.optional(v.picklist(['on', 'off'], 'SERVICE_WORKER must be on or off.'), 'on'),
  PRECOMPRESS: v.optional(v.picklist(['on', 'off'], 'PRECOMPRESS must be on or off.'), 'off'),
  HSTS_SUBDOMAINS: v.optional(v.picklist(['on', 'off'], 'HSTS_SUBDOMAINS must be on or off.'), 'off'),
  PICTURE_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (list) => list.split(',').every((one) => URL.parse(one.trim())?.origin === one.trim()),
        'PICTURE_ORIGINS must be origins such as https://img.example, separated by commas.',
      ),
    ),
  ),
  PICTURE_FORMATS: v.optional(v.picklist(['webp', 'avif,webp'], 'PICTURE_FORMATS must be webp or avif,webp.')),
  ALLOW_FEWER_PRODUCTS: v.optional(v.picklist(['on', 'off'], 'ALLOW_FEWER_PRODUCTS must be on or off.'), 'off'),
  PREBUILT_PRODUCTS: v.optional(wholeNumber('PREBUILT_PRODUCTS', 1, 1_000_000)),
  /** Where our own provider answers: said by its publisher to the build, which then reads from there. */
  OWN_PROVIDER: v.optional(site('OWN_PROVIDER')),
});

const MEANINGS: Readonly<Record<keyof typeof Environment.entries, Meaning>> = {
  PORT: 'where the shop listens',
  HOST: 'the address it does so on; the provider’s own setting',
  PROVIDER_URL: 'another provider: none is started, the build reads from it, `/api` is passed on to it',
  PUBLIC_API_BASE: 'where browsers find the provider',
  SITE_URL: {
    means: 'the address in canonical links and the sitemap; for `npx haat check`, the shop whose browsers call',
    unset: '`http://localhost:PORT`',
  },
  BUILD_DIR: {
    means: 'a folder that `npm run build` builds into again and again, writing only what has changed',
    unset: '`dist/`, each time anew',
  },
  BUILD_SCOPE:
    '`settings`: a build in `BUILD_DIR` writes the splash and the shop notice alone, as the publisher asks it to',
  BUILD_MESSAGES:
    '`json`: the build reports its progress as lines of JSON, which the publisher reads, instead of words',
  SERVICE_WORKER:
    '`off`: browsers keep no page to be read without a network, and [drop what they have kept](decisions/23-offline.md)',
  PRECOMPRESS:
    '`on`: the build writes `.br` and `.gz` beside every file of text, for a server that sends them as they are',
  HSTS_SUBDOMAINS: '`on`: browsers are told to come to every subdomain by https too',
  PICTURE_ORIGINS:
    'origins pictures may come from, besides those that the provider’s answers name at the build, separated by commas',
  PICTURE_FORMATS: {
    means: 'what pictures are made in; with AVIF, files are smaller and take five times as long',
    unset: '`avif,webp`; `webp` for a provider of another make',
  },
  ALLOW_FEWER_PRODUCTS:
    '`on`: a build goes on with an empty catalogue, or with less than half of what its last one had',
  PREBUILT_PRODUCTS: {
    means:
      'how many products get a page of their own, the first in the provider’s order; [when](decisions/24-very-large-catalogues.md)',
    unset: 'all',
  },
  OWN_PROVIDER: 'set by the publisher of `npm start` for its builds: where the embedded provider answers',
};

export const SITE_SETTINGS = { entries: Environment.entries, meanings: MEANINGS };

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Another provider than the embedded one; then none is started. */
  readonly providerUrl: string | undefined;
  readonly publicApiBase: string;
  readonly siteUrl: string;
  /** Where `npm run build` builds again in place; it is `dist/`, each time anew, when there is none. */
  readonly buildDir: string | undefined;
  /** What `npm run build` builds again in place. */
  readonly buildScope: BuildScope;
  /** Whether `npm run build` reports its progress in words, or as the messages of `contract/build-message.ts`. */
  readonly buildMessages: 'text' | 'json';
  /** Whether `npm run build` writes compressed copies beside the files of text. */
  readonly precompress: boolean;
  /** Whether browsers keep visited pages, to be read without a network. */
  readonly serviceWorker: boolean;
  /** Whether orders, goods and imports are looked after on `/desk`. */
  readonly desk: boolean;
  /** Whether CDN hosts promise https for every subdomain too. */
  readonly hstsSubdomains: boolean;
  /** Where pictures may come from besides the origins the provider's answers name, separated by commas. */
  readonly pictureOrigins: string;
  /** What pictures are made in: with AVIF, files are smaller and take five times as long to make. */
  readonly pictureFormats: 'webp' | 'avif,webp' | undefined;
  /** Whether a build may go on with less than half of the products that the last one had. */
  readonly allowFewerProducts: boolean;
  /** How many products get a page of their own; without one, all. */
  readonly prebuiltProducts: number | undefined;
  /** Whether this is the demo shop, which says on its pages that nothing is sold. */
  readonly demo: boolean;
  /** Whether log-in codes come back in the answer, so that the pages may show them. */
  readonly showsCodes: boolean;
  /** The embedded provider's own settings. */
  readonly provider: ProviderSettings;
}

/** Every setting by its name, for `.env`, where a name nobody knows is a mistake. */
const NAMES = [...new Set([...Object.keys(Environment.entries), ...Object.keys(PROVIDER_SETTINGS.entries)])];

/**
 * Reads the settings from the environment; an empty variable counts as unset.
 * @throws {SettingsError} one sentence about the first value that can't be used
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const variables = readEnvironment(Environment, environment);
  const { PORT, PROVIDER_URL } = variables;
  const isForeign = PROVIDER_URL !== undefined && PROVIDER_URL !== variables.OWN_PROVIDER;
  // With another provider the embedded one sends no codes, so its rules about them do not bind.
  const noCodes = { HOST: 'localhost', OTP_DELIVERY: undefined };
  const provider = readProviderSettings(isForeign ? { ...environment, ...noCodes } : environment);
  return {
    port: PORT,
    host: variables.HOST,
    providerUrl: PROVIDER_URL,
    publicApiBase: variables.PUBLIC_API_BASE,
    siteUrl: variables.SITE_URL ?? `http://localhost:${PORT}`,
    buildDir: variables.BUILD_DIR,
    buildScope: variables.BUILD_SCOPE,
    buildMessages: variables.BUILD_MESSAGES,
    precompress: variables.PRECOMPRESS === 'on',
    serviceWorker: variables.SERVICE_WORKER === 'on',
    desk: provider.desk,
    hstsSubdomains: variables.HSTS_SUBDOMAINS === 'on',
    pictureOrigins: variables.PICTURE_ORIGINS ?? '',
    pictureFormats: variables.PICTURE_FORMATS,
    allowFewerProducts: variables.ALLOW_FEWER_PRODUCTS === 'on',
    prebuiltProducts: variables.PREBUILT_PRODUCTS,
    // A shop with another provider is no demo, unless the operator says so.
    demo: isForeign ? environment['DEMO'] === 'on' : provider.demo,
    showsCodes: !isForeign && provider.otpDelivery === 'response',
    provider,
  };
}

/** How many letters of a name may be wrong for it to be meant. */
const MAX_WRONG = 2;

/**
 * Refuses names in `.env` that no setting has.
 * @throws {SettingsError} with each of them, and those that may be meant
 */
export function refuseUnknown(names: readonly string[]): void {
  // The publisher reads its own settings from the same file.
  const unknown = names.filter((name) => !NAMES.includes(name) && !name.startsWith('PUBLISHER_'));
  if (unknown.length === 0) return;
  const meant = unknown.flatMap((name) => nearestName(name) ?? []);
  const sentences = [
    unknown.length === 1
      ? `.env has a setting that does not exist: ${unknown[0]}.`
      : `.env has settings that do not exist: ${unknown.join(', ')}.`,
    ...(meant.length > 0 ? [`Did you mean ${meant.join(', ')}?`] : []),
    'All settings: docs/settings.md',
  ];
  throw new SettingsError(sentences.join(' '));
}

function nearestName(name: string, maxWrong = MAX_WRONG): string | undefined {
  const distances = NAMES.map((candidate) => ({ candidate, wrong: editDistance(name.toUpperCase(), candidate) }));
  return distances.filter(({ wrong }) => wrong <= maxWrong).toSorted((a, b) => a.wrong - b.wrong)[0]?.candidate;
}

/** Shorter names of the environment are near to one another by chance. */
const LONG_NAME = 6;

/** A sentence for each name of the environment that is a letter away from a setting: other programs have names there, too. */
export const possiblyMeant = (names: readonly string[]): readonly string[] =>
  names
    .filter((name) => name.length >= LONG_NAME && !NAMES.includes(name))
    .flatMap((name) => {
      const meant = nearestName(name, 1);
      return meant ? `The environment has ${name}, which is no setting. Did you mean ${meant}?` : [];
    });

const ENV_FILE = new URL('../.env', import.meta.url);

/** The environment, with what the file `.env` beside package.json adds to it. */
export function environment(): Record<string, string | undefined> {
  for (const sentence of possiblyMeant(Object.keys(process.env))) console.warn(sentence);
  if (!existsSync(ENV_FILE)) return process.env;
  const added = parseEnv(readFileSync(ENV_FILE, 'utf8'));
  refuseUnknown(Object.keys(added));
  return { ...added, ...process.env };
}

/** The commands take no options: everything is set by the environment. */
export function refuseArguments(args: readonly string[]): void {
  if (args.length)
    throw new SettingsError(
      `Unknown option ${args[0]}. Settings are given by the environment, such as PORT=8080 npm start.`,
    );
}
