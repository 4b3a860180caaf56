import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What all foreign providers are written with, as several teams may use the same web framework: routes and JSON, no more. */

export interface Call {
  params: string[];
  query: URLSearchParams;
  /** Empty, when none was sent or it was no JSON object. */
  body: Record<string, unknown>;
  /** The bearer token, or an empty text. */
  token: string;
}

export interface Answer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Method and path, with `{id}` for a part that varies: `GET /api/order/{id}`. */
export type Routes = Record<string, (call: Call) => Answer>;

/** Thrown by a route to answer at once. */
export class Refusal extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super(`answered ${answer.status ?? 200}`);
    this.answer = answer;
  }
}

export interface SmallServerOptions {
  /** Sent with every answer. */
  headers?: Record<string, string>;
  notFound: Answer;
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : {};
  } catch {
    return {};
  }
}

function compile(routes: Routes) {
  return Object.entries(routes).map(([key, handle]) => {
    const [method = '', path = ''] = key.split(' ');
    return { method, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)').replace(/\/$/, '')}/?$`), handle };
  });
}

/** Starts on the port, 0 for any, and returns the one that it listens on. */
export async function listen(port: number, routes: Routes, options: SmallServerOptions): Promise<number> {
  const table = compile(routes);
  const answerTo = async (request: IncomingMessage): Promise<Answer> => {
    const url = new URL(request.url ?? '/', 'http://provider');
    if (request.method === 'OPTIONS') return { status: 204 };
    for (const { method, pattern, handle } of table) {
      const match = request.method === method ? pattern.exec(url.pathname) : null;
      if (!match) continue;
      return handle({
        params: match.slice(1).map(decodeURIComponent),
        query: url.searchParams,
        body: await readBody(request),
        token: /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '',
      });
    }
    return options.notFound;
  };

  const server = createServer((request, response) => {
    void answerTo(request)
      .catch((error: unknown) => (error instanceof Refusal ? error.answer : { status: 500 }))
      .then(({ status = 200, body, headers }) => {
        const type = body === undefined || body instanceof Uint8Array ? {} : { 'content-type': 'application/json' };
        response.writeHead(status, { ...options.headers, ...type, ...headers });
        response.end(body === undefined || body instanceof Uint8Array ? body : JSON.stringify(body));
      });
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return (server.address() as AddressInfo).port;
}

/** A token that says whose it is, and by when it ends; unsigned, as nothing here is worth forging. */
export function tokenOf(payload: Record<string, unknown>): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ ...payload, exp: Math.floor(Date.now() / 1000) + 86_400 })}.x`;
}

/** A field of a body as text, without blanks around it; empty when it is missing. */
export function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
