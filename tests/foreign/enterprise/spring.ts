import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** As Spring answers: what is well in an envelope, what is not by Spring's own page of an error, or by a code with status 200. */

export interface Call {
  params: string[];
  query: URLSearchParams;
  /** Empty for a GET, a DELETE and a change of the cart. */
  body: Record<string, unknown>;
  /** The bearer token, or an empty text. */
  token: string;
  response: ServerResponse;
}

/** Returns what goes into the envelope. */
type Handler = (call: Call) => unknown;

/** Method and path below `/api`, with `{id}` for a part that varies. A path with a slash at its end is another than that without. */
export type Routes = Record<string, Handler>;

export class HttpError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** What the business refuses comes with status 200. */
export class BusinessError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const REASON: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  405: 'Method Not Allowed',
  415: 'Unsupported Media Type',
  500: 'Internal Server Error',
};

export interface SpringOptions {
  routes: Routes;
  /** Whether somebody is logged in by that token. */
  isSomebody: (token: string) => boolean;
  /** `GET /api/order/`: they are for customers. */
  guarded: readonly string[];
  picture: (path: string) => Uint8Array;
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const type = request.headers['content-type'];
  if (!type?.startsWith('application/json')) throw new HttpError(415, `Content-Type '${type}' is not supported.`);
  if (!text) throw new HttpError(400, 'Required request body is missing');
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    throw new HttpError(400, 'JSON parse error: Unexpected character');
  }
}

/** Starts on the port, 0 for any, and returns the one that it listens on. */
export async function listen(port: number, { routes, guarded, isSomebody, picture }: SpringOptions): Promise<number> {
  const table = Object.entries(routes).map(([key, handle]) => {
    const [method = '', path = ''] = key.split(' ');
    const pattern = new RegExp(`^/api${path.replaceAll('{id}', '([^/]+)')}$`);
    return { method, pattern, handle, isGuarded: guarded.includes(key) };
  });

  async function payloadFor(request: IncomingMessage, response: ServerResponse, url: URL): Promise<unknown> {
    const { pathname } = url;
    const matching = table.filter(({ pattern }) => pattern.test(pathname));
    if (matching.length === 0) throw new HttpError(404, `No static resource ${pathname.slice(1)}.`);
    const route = matching.find(({ method }) => method === request.method);
    if (!route) throw new HttpError(405, `Method '${request.method}' is not supported.`);
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (route.isGuarded && !isSomebody(token))
      throw new HttpError(401, 'Full authentication is required to access this resource');
    const hasBody = request.method === 'POST' || (request.method === 'PUT' && !pathname.includes('/cart/'));
    const params = (route.pattern.exec(pathname) ?? []).slice(1).map(decodeURIComponent);
    const body = hasBody ? await readBody(request) : {};
    return route.handle({ params, query: url.searchParams, body, token, response });
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://provider');
    const path = url.pathname;
    const send = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    const fail = (status: number, message: string) =>
      send(status, {
        timestamp: new Date().toISOString().replace('Z', '+00:00'),
        status,
        error: REASON[status],
        message,
        path,
      });
    if (request.method === 'GET' && path.startsWith('/media/')) {
      response.writeHead(200, { 'content-type': 'image/png', 'cache-control': 'max-age=3600' });
      response.end(picture(path));
      return;
    }
    if (request.method === 'GET' && path === '/flashscreen.json')
      return send(200, { backgroundColor: '#0B6B3A', textColor: '#FFFFFF' });
    payloadFor(request, response, url)
      .then((payload) => send(200, { responseCode: '00', responseMessage: 'SUCCESS', payload }))
      .catch((error: unknown) => {
        if (error instanceof BusinessError)
          return send(200, { responseCode: error.code, responseMessage: error.message, payload: null });
        if (error instanceof HttpError) return fail(error.status, error.message);
        console.error(error);
        fail(500, 'Internal server error');
      });
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return (server.address() as AddressInfo).port;
}

function notConverted(value: string, type: string, why: string): HttpError {
  return new HttpError(
    400,
    `Failed to convert value of type 'java.lang.String' to required type '${type}'; ${why}: ${value}`,
  );
}

export function wholeNumber(value: string): number {
  if (!/^-?\d+$/.test(value)) throw notConverted(`"${value}"`, 'int', 'For input string');
  return Number(value);
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function uuid(value: string): string {
  if (!UUID.test(value)) throw notConverted(value, 'java.util.UUID', 'Invalid UUID string');
  return value.toLowerCase();
}

/** The UUID of a query, which may be missing. */
export const uuidIn = ({ query }: Call, name: string): string | null => {
  const value = query.get(name);
  return value ? uuid(value) : null;
};

/** The UUID in a path. */
export const pathId = ({ params }: Call): string => uuid(params[0] ?? '');

/** Several, by commas or by their name once more. */
export const uuidsIn = ({ query }: Call, name: string): string[] =>
  query
    .getAll(name)
    .flatMap((value) => value.split(','))
    .filter(Boolean)
    .map(uuid);

/** A page of Spring Data's: the first is page 0. */
export function pageOf<Row>({ query }: Call, list: readonly Row[], show: (row: Row) => unknown) {
  const number = wholeNumber(query.get('page') || '0');
  const asked = wholeNumber(query.get('size') || query.get('limit') || '20');
  if (number < 0) throw new HttpError(400, 'Page index must not be less than zero');
  if (asked < 1) throw new HttpError(400, 'Page size must not be less than one');
  const size = Math.min(asked, 100);
  const offset = number * size;
  const content = list.slice(offset, offset + size).map(show);
  const totalPages = Math.ceil(list.length / size);
  const sort = { sorted: false, unsorted: true, empty: true };
  return {
    content,
    pageable: { pageNumber: number, pageSize: size, offset, paged: true, unpaged: false, sort },
    totalElements: list.length,
    totalPages,
    number,
    size,
    numberOfElements: content.length,
    first: number === 0,
    last: number >= totalPages - 1,
    empty: content.length === 0,
  };
}

/** Refuses the first field that is missing, as a validator does. */
export function need<Name extends string>(body: Record<string, unknown>, ...names: Name[]): Record<Name, string> {
  const filled = (name: string) => String(body[name] ?? '').trim() !== '';
  const missing = names.find((name) => !filled(name));
  if (missing) throw new HttpError(400, `Validation failed: ${missing} must not be blank`);
  return Object.fromEntries(names.map((name) => [name, String(body[name])])) as Record<Name, string>;
}

export function notOneOf(type: string, value: string, accepted: readonly string[]): HttpError {
  return new HttpError(
    400,
    `JSON parse error: Cannot deserialize value of type ${type} from String "${value}": not one of the values accepted for Enum class: [${accepted.join(', ')}]`,
  );
}

/** As Jackson writes a LocalDateTime, in Kolkata: the seconds only where there are some. */
export function dateTime(at: Date): number[] {
  const there = inKolkata(at);
  const seconds = there.getUTCSeconds();
  return [
    there.getUTCFullYear(),
    there.getUTCMonth() + 1,
    there.getUTCDate(),
    there.getUTCHours(),
    there.getUTCMinutes(),
    ...(seconds ? [seconds] : []),
  ];
}

const DAY = 86_400_000;
const inKolkata = (at: Date) => new Date(at.getTime() + 5.5 * 3_600_000);

/** The date in so many days. */
export const day = (plus: number): string =>
  inKolkata(new Date(Date.now() + plus * DAY))
    .toISOString()
    .slice(0, 10);

export const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY);

/** Amounts are reckoned in paise. */
export const inr = (paise: number) => ({ value: (paise / 100).toFixed(2), currencyCode: 'INR' });
