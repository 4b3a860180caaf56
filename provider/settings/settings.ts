import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { findMessageFault, MESSAGE_MEANINGS, MESSAGE_VARIABLES, messageSettings } from './message-settings.ts';
import { calledUrl, Hosts, type Meaning, url, readEnvironment, wholeNumber } from './read-environment.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LOOPBACK = ['localhost', '127.0.0.1', '::1', '[::1]'];

const Origins = v.pipe(
  v.string(),
  v.transform((list) =>
    list
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
  ),
  v.array(
    v.pipe(
      v.string(),
      v.check(
        (origin) => URL.canParse(origin) && new URL(origin).origin === origin,
        'CORS_ORIGINS must be origins such as https://shop.example, separated by commas.',
      ),
    ),
  ),
);

/** One secret, or several for rotation: the first signs, all are accepted. */
const Secrets = v.pipe(
  v.string(),
  v.transform((list) => list.split(',').map((secret) => secret.trim())),
  v.array(
    v.pipe(v.string(), v.minLength(32, 'TOKEN_SECRET must have at least 32 characters, each if there are several.')),
  ),
  v.transform((secrets) => secrets as [string, ...string[]]),
);

const Variables = v.object({
  DATABASE_URL: v.optional(url('DATABASE_URL', 'postgres://user:password@host:5432/haat', 'postgresql:')),
  DATABASE_READ_URL: v.optional(url('DATABASE_READ_URL', 'postgres://user:password@replica:5432/haat', 'postgresql:')),
  DATABASE_POOL: v.optional(wholeNumber('DATABASE_POOL', 2, 1000), '10'),
  DATA_DIR: v.optional(v.string(), 'data'),
  DEMO: v.optional(v.picklist(['on', 'off'], 'DEMO must be on or off.')),
  HOST: v.optional(v.string(), 'localhost'),
  OTP_DELIVERY: v.optional(
    v.picklist(['response', 'webhook'], 'OTP_DELIVERY must be response or webhook.'),
    'response',
  ),
  OTP_WEBHOOK_URL: v.optional(calledUrl('OTP_WEBHOOK_URL', 'https://sms.example/send')),
  TOKEN_SECRET: v.optional(Secrets),
  EDITOR_KEY: v.optional(v.pipe(v.string(), v.minLength(24, 'EDITOR_KEY must have at least 24 characters.'))),
  DESK: v.optional(v.picklist(['on', 'off'], 'DESK must be on or off.'), 'on'),
  PUBLISHER_URL: v.optional(calledUrl('PUBLISHER_URL', 'https://publisher.example')),
  PUBLISHER_KEY: v.optional(v.pipe(v.string(), v.minLength(32, 'PUBLISHER_KEY must have at least 32 characters.'))),
  ...MESSAGE_VARIABLES,
  CORS_ORIGINS: v.optional(Origins, ''),
  PHOTO_HOSTS: v.optional(Hosts('PHOTO_HOSTS', 'photos.lan or localhost:4700'), ''),
  TRUSTED_PROXY_HEADER: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w-]+$/, 'TRUSTED_PROXY_HEADER must be the name of a header, such as X-Forwarded-For.'),
    ),
  ),
  REQUEST_SECONDS: v.optional(
    v.pipe(
      v.string(),
      v.transform(Number),
      v.number('REQUEST_SECONDS must be a number of seconds.'),
      v.minValue(0.001, 'REQUEST_SECONDS must be more than 0.'),
      v.maxValue(600, 'REQUEST_SECONDS must be at most 600.'),
    ),
    '15',
  ),
  PROVIDER_LOG: v.optional(v.picklist(['on', 'off'], 'PROVIDER_LOG must be on or off.'), 'off'),
});

const MEANINGS: Readonly<Record<keyof typeof Variables.entries, Meaning>> = {
  DATABASE_URL: 'a Postgres server, such as `postgres://user:password@host:5432/haat`; without one it is embedded',
  DATABASE_READ_URL:
    'a replica of that server, for what only reads the catalogue and the texts: [how](operator/growing.md#4-read-replicas)',
  DATABASE_POOL: 'connections to that server',
  DATA_DIR: 'where the embedded database lives; a relative path is beside `package.json`',
  DEMO: {
    means:
      '`on` fills an empty database with the demo shop; `off` leaves it empty, and the shop [opens once it is your own](owner/open-your-shop.md)',
    unset: '`on`; `off` with `DATABASE_URL` or an SMS gateway',
  },
  HOST: 'where it listens; anything else than this machine needs an SMS gateway',
  OTP_DELIVERY:
    '`response` hands log-in codes back in the answer, for the demo on this machine only; `webhook` sends them to the SMS gateway',
  OTP_WEBHOOK_URL: 'the SMS gateway, which gets `{ phone, otp }`',
  TOKEN_SECRET: {
    means:
      'what keys are derived from, at least 32 characters; two while [it is changed](operator/going-live.md#changing-the-secret)',
    unset: 'none; the demo makes one in `DATA_DIR`',
  },
  EDITOR_KEY: {
    means:
      'opens the editor and the back office for several who share it, at least 24 characters; editors may have keys of their own',
    unset: 'none; the demo makes one and prints it',
  },
  DESK: '`off`: no back office at `/desk`, where orders, goods and imports are looked after, and none of its calls',
  PUBLISHER_URL: 'the publisher, which builds the site when an editor publishes',
  PUBLISHER_KEY: 'known to provider and publisher alone, at least 32 characters',
  ...MESSAGE_MEANINGS,
  CORS_ORIGINS: 'other origins that may call the provider, separated by commas',
  PHOTO_HOSTS:
    'hosts in a private network that an import may fetch photos from, such as `photos.lan` or `localhost:4700`, separated by commas',
  TRUSTED_PROXY_HEADER: 'the header in which your proxy hands on the shopper’s address',
  REQUEST_SECONDS: 'the longest a call may take, and twice the longest that an order waits for its turn',
  PROVIDER_LOG:
    '`on` writes one JSON line per request, without personal data; those of security events are off in the demo only',
};

export const PROVIDER_SETTINGS = { entries: Variables.entries, meanings: MEANINGS };

const Environment = v.pipe(
  Variables,
  v.check(
    (env) => env.OTP_DELIVERY !== 'webhook' || env.OTP_WEBHOOK_URL !== undefined,
    'OTP_DELIVERY is webhook, so OTP_WEBHOOK_URL must be the address of the SMS gateway.',
  ),
  v.check(
    (env) => env.OTP_DELIVERY !== 'response' || LOOPBACK.includes(env.HOST),
    'HOST makes the shop reachable from other machines, and OTP_DELIVERY=response would hand every log-in code to ' +
      'whoever asks: set OTP_DELIVERY=webhook and OTP_WEBHOOK_URL, or HOST=localhost.',
  ),
  v.check(
    (env) => env.OTP_DELIVERY === 'response' || env.TOKEN_SECRET !== undefined,
    'TOKEN_SECRET must be set where codes are sent to people, to at least 32 characters such as openssl rand -hex 32 makes.',
  ),
  v.check(
    (env) => env.DEMO !== 'on' || env.OTP_DELIVERY === 'response',
    'DEMO is on, and OTP_DELIVERY=webhook sends codes to people, who can buy nothing in a demo: leave out one of the two.',
  ),
  v.check(
    (env) => env.PUBLISHER_URL === undefined || env.PUBLISHER_KEY !== undefined,
    'PUBLISHER_URL is set, so PUBLISHER_KEY must be the key that the publisher has too.',
  ),
  v.check(
    (env) => env.DATABASE_READ_URL === undefined || env.DATABASE_URL !== undefined,
    'DATABASE_READ_URL is a replica of the server that DATABASE_URL names: set that too.',
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    const fault = dataset.typed ? findMessageFault(dataset.value) : undefined;
    if (fault !== undefined) addIssue({ message: fault });
  }),
  v.transform((env) => ({
    databaseUrl: env.DATABASE_URL,
    /** A replica, for what only reads and decides nothing. */
    databaseReadUrl: env.DATABASE_READ_URL,
    databasePool: env.DATABASE_POOL,
    // As `.env`: another folder that a command is called from would be another, empty shop.
    dataDir: resolve(ROOT, env.DATA_DIR),
    /** Whether this is the demo shop: with goods and rules of its own, and nothing is sold. */
    demo: env.DEMO ? env.DEMO === 'on' : env.DATABASE_URL === undefined && env.OTP_DELIVERY === 'response',
    otpDelivery: env.OTP_DELIVERY,
    otpWebhookUrl: env.OTP_WEBHOOK_URL,
    /** Master secret from which all keys are derived; where codes are shown on the page, one is made. */
    tokenSecrets: env.TOKEN_SECRET,
    /** Without one the editor is switched off; on the embedded database one is made. */
    editorKey: env.EDITOR_KEY,
    /** Whether orders, goods and imports are looked after on `/desk`. */
    desk: env.DESK === 'on',
    /** What builds the site when an editor publishes. */
    publisher:
      env.PUBLISHER_URL && env.PUBLISHER_KEY
        ? { url: env.PUBLISHER_URL.replace(/(?<!\/)\/+$/, ''), key: env.PUBLISHER_KEY }
        : undefined,
    /** How customers are told what becomes of their orders. */
    messages: messageSettings(env),
    corsOrigins: env.CORS_ORIGINS,
    /** Hosts in a private network that an import may fetch photos from. */
    photoHosts: env.PHOTO_HOSTS,
    /** Header in which a trusted proxy passes the client's IP; ignored unless named here. */
    trustedProxyHeader: env.TRUSTED_PROXY_HEADER,
    /** Request timeout, answered with 503. */
    requestSeconds: env.REQUEST_SECONDS,
    /** One JSON line per request. */
    log: env.PROVIDER_LOG === 'on',
    /** One JSON line per security event: always, but in the demo. */
    securityLog: env.PROVIDER_LOG === 'on' || env.OTP_DELIVERY !== 'response',
  })),
);

export type Settings = Readonly<v.InferOutput<typeof Environment>>;

/** Reads the provider's settings from the environment; an empty variable counts as unset. Throws `SettingsError`. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  return readEnvironment(Environment, environment);
}
