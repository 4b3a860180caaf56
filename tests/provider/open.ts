import { expect } from 'vitest';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { createApp } from '../../provider/app.ts';
import type { Database } from '../../provider/db/database.ts';
import { type OpenDatabase, openServer } from '../../provider/db/open.ts';
import { demoHooks } from '../../provider/demo/demo-hooks.ts';
import { seedCatalogue } from '../../provider/demo/seed-catalogue.ts';
import { OrderEvents } from '../../provider/domain/orders/order-events.ts';
import { seedShop } from '../../provider/demo/seed-shop.ts';
import { SearchCounter } from '../../provider/domain/search/counted-searches.ts';
import { Metrics } from '../../provider/http/metrics.ts';
import { readSettings, type Settings } from '../../provider/settings/settings.ts';
import { CATALOGUE, MORNING, PAGES, SHOP } from './fixture.ts';
import { openEmptyInMemory, openFilledInMemory } from './snapshot.ts';
import { TOKEN_SECRET } from './secrets/secret.ts';

export interface Asking {
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly headers?: Record<string, string>;
}

export interface Answered {
  readonly status: number;
  // Tests look into answers of every call; each says by its expectation what it should find.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
  readonly headers: Headers;
}

export interface Customer {
  readonly token: string;
  readonly id: number;
  readonly phone: string;
}

export interface Shop {
  readonly db: Database;
  readonly settings: Settings;
  readonly metrics: Metrics;
  /** `clock.now` may be moved. */
  readonly clock: { now: Date };
  readonly ask: (method: string, path: string, asking?: Asking) => Promise<Answered>;
  readonly get: (path: string, token?: string) => Promise<Answered>;
  /** As a browser would ask. */
  readonly fetch: (request: Request) => Promise<Response>;
  readonly register: (name?: string) => Promise<Customer>;
  readonly close: () => Promise<void>;
}

export interface ServerDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** A new database on the server that TEST_DATABASE_URL names. */
export async function newServerDatabase(server: string): Promise<ServerDatabase> {
  const name = `haat_test_${randomBytes(6).toString('hex')}`;
  const asAdmin = async (query: string) => {
    const admin = new pg.Client({ connectionString: server });
    await admin.connect();
    await admin.query(query).finally(() => admin.end());
  };
  await asAdmin(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asAdmin(`drop database ${name} with (force)`) };
}

/** An empty database: in memory, or a new one on the server that TEST_DATABASE_URL names. */
export async function openEmpty(): Promise<OpenDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) return openEmptyInMemory();
  const { url, drop } = await newServerDatabase(server);
  const opened = await openServer(url);
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await drop();
    },
  };
}

async function fill(db: Database): Promise<void> {
  await seedShop(db, SHOP, PAGES, new Date(MORNING));
  await seedCatalogue(db, CATALOGUE, new Date(MORNING), () => {});
}

/** A database with the fixture, in memory or on that server. */
async function openFilled(): Promise<OpenDatabase> {
  if (!process.env['TEST_DATABASE_URL']) return openFilledInMemory(fill);
  const opened = await openEmpty();
  await fill(opened.db);
  return opened;
}

let phones = 9_000_000_000;

const isPlain = (body: unknown): body is string | Blob => typeof body === 'string' || body instanceof Blob;
const typeOf = (body: unknown): string => (body instanceof Blob ? 'application/octet-stream' : 'application/json');

/** JSON; messages and events as a list of them; anything else as it is. */
function read(text: string, type: string): unknown {
  if (type.includes('ndjson'))
    return text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
  if (type.includes('event-stream'))
    return [...text.matchAll(/^data: (.+)$/gm)].map(([, data = '']) => JSON.parse(data) as unknown);
  return type.includes('json') ? JSON.parse(text) : text;
}

/** The real app on a real database, filled with the fixture. */
export async function openShop(environment: Record<string, string> = {}): Promise<Shop> {
  const { db, listen, close: closeDatabase } = await openFilled();
  const clock = { now: new Date(MORNING) };
  const settings = readSettings({ TRUSTED_PROXY_HEADER: 'x-from', TOKEN_SECRET, ...environment });
  const metrics = new Metrics();
  const now = () => clock.now;
  const hooks = demoHooks(settings);
  const orderEvents = new OrderEvents({ db, listen, now, ...hooks });
  const searches = new SearchCounter(db);
  const app = createApp({ db, settings, metrics, now, orderEvents, searches, ...hooks });
  const close = async () => {
    orderEvents.close();
    // Its clock would run out in the next file of this process.
    await searches.close();
    await closeDatabase();
  };

  const ask: Shop['ask'] = async (method, path, { body, token, headers } = {}) => {
    const answer = await app.request(`/api${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': typeOf(body) }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: isPlain(body) ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      body: read(text, answer.headers.get('content-type') ?? ''),
      headers: answer.headers,
    };
  };

  return {
    db,
    settings,
    metrics,
    clock,
    ask,
    close,
    fetch: async (request) => app.fetch(request),
    get: (path, token) => ask('GET', path, { token }),
    register: async (name = 'Mou Sen') => {
      const phone = String((phones += 1));
      // Each from an address of its own, so that no limit is met.
      const sent = await ask('POST', '/customer/register', { body: { phone, name }, headers: { 'x-from': phone } });
      const done = await ask('POST', '/customer/register/verify-otp', {
        body: { phone, otp: sent.body.otp as string },
        headers: { 'x-from': phone },
      });
      return {
        phone,
        id: done.body.data.id as number,
        token: done.headers.get('authorization')?.replace('Bearer ', '') ?? '',
      };
    },
  };
}

/** The id of the fixture's product with that slug. */
export async function idOf(shop: Shop, slug: string): Promise<number> {
  return (await shop.get(`/product/web/byid/${slug}`)).body.data.id as number;
}

/** The names that a call's list holds, in their order. */
export async function namesOf(shop: Shop, path: string): Promise<string[]> {
  const { status, body } = await shop.get(path);
  expect(status).toBe(200);
  return body.data.map(({ name }: { name: string }) => name);
}
