import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a call answers: an object as JSON, a status, text or bytes as they are, a URL that it has moved to; nothing is a 404. */
export type Answer = object | URL | number | string | Buffer | undefined;
export type Answers = (path: string, query: URLSearchParams, request: IncomingMessage) => Answer;

export interface TestCatalogue {
  readonly url: string;
  /** Every call so far, with its query. */
  readonly calls: string[];
  readonly stop: () => Promise<void>;
}

/** A real provider for the build to read from, at a port of its own, in a folder whose caches are empty. */
export async function startCatalogue(answers: Answers): Promise<TestCatalogue> {
  const calls: string[] = [];
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    calls.push(request.url ?? '');
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://provider.test');
    const found = answers(pathname.replace(/^\/api/, ''), searchParams, request) ?? 404;
    if (found instanceof URL) response.writeHead(302, { location: found.href }).end();
    else if (typeof found === 'number') response.writeHead(found).end();
    else if (typeof found === 'string' || Buffer.isBuffer(found)) response.end(found);
    else response.setHeader('etag', `"${JSON.stringify(found).length}"`).end(JSON.stringify(found));
  };
  const server = createServer(answer).listen(0, 'localhost');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  process.env['PROVIDER_URL'] = url;
  const home = process.cwd();
  process.chdir(mkdtempSync(join(tmpdir(), 'haat-data-')));
  return {
    url,
    calls,
    stop: () =>
      new Promise((resolve) => {
        process.chdir(home);
        delete process.env['PROVIDER_URL'];
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** A page of a list, as providers cut it. */
export const pageOf = <T>(all: readonly T[], query: URLSearchParams, limit = Number(query.get('limit'))): T[] => {
  const page = Number(query.get('page') ?? 1);
  return all.slice((page - 1) * limit, page * limit);
};

export const goods = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ id: `p-${i}`, name: `Rice No. ${i}`, price: 10 + i }));
