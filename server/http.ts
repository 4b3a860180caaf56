import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import sirv from 'sirv';
import { inOtherLocales, isOtherLocale } from '../contract/other-locales.ts';
import { CONNECTION_LIMITS, endUnread } from '../provider/http/connection-limits.ts';
import {
  CACHING,
  FILE_POLICY,
  isForInstalling,
  isPart,
  PART_HEADERS,
  pagePolicy,
  SECURITY_HEADERS,
} from '../build/response-headers.ts';
import { SettingsError } from './settings.ts';

type Fetch = (request: Request, env?: object) => Response | Promise<Response>;

/** Site and provider on one origin. The site may come later: until then a page says that it is being prepared. */
export class ShopServer {
  readonly #server: Server;
  #site: RequestListener = preparing;
  #api: RequestListener = preparing;

  constructor() {
    this.#server = createServer(CONNECTION_LIMITS, (request, response) => {
      endUnread(request, response);
      const answer = /^\/api(?:[/?]|$)/.test(request.url ?? '') ? this.#api : this.#site;
      answer(request, response);
    });
  }

  /** Answers `/api` from the next request on. */
  answerApi(fetch: Fetch): void {
    const listener = getRequestListener(fetch);
    this.#api = (request, response) => void listener(request, response);
  }

  /** Serves the built site in `dir`, from the next request on. */
  show(dir: string): void {
    this.#site = serveSite(dir);
  }

  /**
   * Returns the port, which is a free one for port 0.
   * @throws {SettingsError} the port is taken or not allowed
   */
  listen(port: number, host: string, command = 'npm start'): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port, host, command)));
      this.#server.listen(port, host, () => resolve((this.#server.address() as AddressInfo).port));
    });
  }

  close(): Promise<void> {
    this.#server.closeIdleConnections();
    setTimeout(() => this.#server.closeAllConnections(), 2000).unref();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}

function serveSite(dir: string): RequestListener {
  const policy = pagePolicy(dir);
  const files = sirv(dir, {
    extensions: ['html'],
    etag: true,
    setHeaders(response, path) {
      const headers = isPart(path)
        ? PART_HEADERS
        : { ...SECURITY_HEADERS, 'Content-Security-Policy': FILE.test(path) ? FILE_POLICY : policy };
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.setHeader('Cache-Control', cachingOf(path));
    },
  });
  const page = (name: string) =>
    existsSync(join(dir, name)) ? readFileSync(join(dir, name)) : Buffer.from('Not found');
  /** By the language that a path begins with. */
  const notFound = inOtherLocales((locale) => page(`${locale}/404.html`));
  const notFoundInEnglish = page('404.html');
  const product = page('product.html');
  const headers = { ...PAGE_HEADERS, 'Content-Security-Policy': policy };
  return (request, response) =>
    files(request, response, () => {
      // A product that came after the build opens through the page that asks the provider.
      const isProduct = /^\/product\/[^/?]+(?:\?|$)/.test(request.url ?? '');
      response.writeHead(isProduct ? 200 : 404, headers);
      const [, locale = ''] = /^\/(\w+)\//.exec(request.url ?? '') ?? [];
      response.end(isProduct ? product : isOtherLocale(locale) ? notFound[locale] : notFoundInEnglish);
    });
}

/** Any other name with a dot is a page. */
const FILE = /\.(?:js|css|svg|xml|json|txt|webmanifest|png|jpe?g|webp|avif|ico|woff2)$/;

const PAGE_HEADERS = {
  ...SECURITY_HEADERS,
  'Cache-Control': CACHING.page,
  'Content-Type': 'text/html; charset=utf-8',
};

const cachingOf = (path: string): string => {
  if (path.startsWith('/_astro/')) return CACHING.hashed;
  if (path === '/service-worker.js') return CACHING.worker;
  return path.startsWith('/pictures/') || isForInstalling(path) ? CACHING.picture : CACHING.page;
};

/**
 * Says at once what a server that is started later would say after a while.
 * @param command how to start it with another port
 * @throws {SettingsError} the port is taken or not allowed
 */
export async function checkPort(port: number, host: string, command: string): Promise<void> {
  const server = new ShopServer();
  await server.listen(port, host, command);
  await server.close();
}

const preparing: RequestListener = (_, response) => {
  response.writeHead(503, {
    ...PAGE_HEADERS,
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Retry-After': '5',
  });
  response.end(
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="3">' +
      '<title>Nearly there</title><body><h1>The shop is being prepared</h1><p>This page opens it as soon as it is ready.</p></body></html>',
  );
};

function explain(error: NodeJS.ErrnoException, port: number, host: string, command: string): Error {
  if (error.code === 'EADDRINUSE')
    return new SettingsError(
      `Port ${port} is already in use: stop what uses it, or choose another with PORT=${port + 1} ${command}.`,
    );
  if (error.code === 'EACCES')
    return new SettingsError(
      `Port ${port} may not be used by this user: choose one above 1023 with PORT=4321 ${command}.`,
    );
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL')
    return new SettingsError(`HOST=${host} is not an address of this machine.`);
  return error;
}

/** The host as it stands in an address; "every address of this machine" is reached as localhost. */
export function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
