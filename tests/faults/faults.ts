import type { Exchange } from './faulty-shop.ts';

/** What a shopper is told of a fault where the page has no words of its own. */
const WORDS = {
  unreachable: /We could not reach the shop\. Please check your connection and try again\./,
  ours: /Something went wrong on our side\. Please try again in a moment\./,
  unreadable: /The shop gave an answer we could not read\. Please try again later\./,
} as const;

export type FaultName =
  | '500'
  | '503'
  | '404'
  | '429'
  | '401'
  | 'reset'
  | 'HTML'
  | 'against the contract'
  | 'truncated'
  | 'offline'
  | 'never answered'
  | '10 s late'
  | 'stops halfway';

export interface Fault {
  readonly name: FaultName;
  readonly words: RegExp;
  /** The provider has carried the call out, and the page does not learn it. */
  readonly carriedOut?: true;
  /** It is over only when the page's own limit has passed. */
  readonly slow?: true;
  readonly answer: (exchange: Exchange) => void | Promise<void>;
}

/** What stands in front of a provider answers in HTML, and names what no shopper should read. */
const errorPage = (title: string): string =>
  `<!doctype html><title>${title}</title><h1>${title}</h1><pre>TypeError: undefined is not a function\n    at handler (/srv/app.js:12:7)</pre>`;

const html =
  (status: number, title: string, headers: Record<string, string> = {}): Fault['answer'] =>
  ({ response }) => {
    response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(errorPage(`${status} ${title}`));
  };

const json =
  (status: number, body: object, headers: Record<string, string> = {}): Fault['answer'] =>
  ({ response }) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };

/** Hands out the first half of what the provider has answered. */
async function half({ response, pass }: Exchange): Promise<void> {
  const { status, headers, body } = await pass();
  // As the whole answer is announced; an answer too short to be cut is none.
  const { 'content-encoding': _, etag: __, ...kept } = headers;
  response.writeHead(status, { ...kept, 'content-length': body.length + 2 });
  await new Promise((resolve) => response.write(body.subarray(0, Math.ceil(body.length / 2)), resolve));
}

/** Slow ones last: from the first of them on, a page's clock is the test's. */
export const FAULTS: readonly Fault[] = [
  { name: '500', words: WORDS.ours, answer: html(500, 'Internal Server Error') },
  { name: '503', words: WORDS.ours, answer: html(503, 'Service Unavailable') },
  { name: '404', words: WORDS.ours, answer: html(404, 'Not Found') },
  {
    name: '429',
    words: /Too many tries\. Please wait a minute\./,
    answer: json(429, { message: 'Too many tries. Please wait a minute.', code: 'too_many' }, { 'retry-after': '60' }),
  },
  {
    name: '401',
    words: /Please log in\./,
    answer: json(401, { message: 'Please log in.', code: 'unauthorised' }, { 'www-authenticate': 'Bearer' }),
  },
  { name: 'reset', words: WORDS.unreachable, answer: ({ response }) => void response.socket?.resetAndDestroy() },
  { name: 'HTML', words: WORDS.unreadable, answer: html(200, 'Welcome to the café’s network') },
  {
    name: 'against the contract',
    words: WORDS.unreadable,
    carriedOut: true,
    async answer({ response, pass }) {
      await pass();
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":"TypeError: undefined"}');
    },
  },
  {
    name: 'truncated',
    words: WORDS.unreachable,
    carriedOut: true,
    async answer(exchange) {
      await half(exchange);
      exchange.response.destroy();
    },
  },
  // The browser's own doing: nothing arrives here.
  { name: 'offline', words: WORDS.unreachable, answer: ({ response }) => void response.destroy() },
  { name: 'never answered', words: WORDS.unreachable, slow: true, answer: ({ mended }) => mended },
  {
    name: '10 s late',
    words: WORDS.unreachable,
    slow: true,
    carriedOut: true,
    async answer({ response, pass, mended }) {
      const { status, headers, body } = await pass();
      await mended;
      response.writeHead(status, headers).end(body);
    },
  },
  {
    name: 'stops halfway',
    words: WORDS.unreachable,
    slow: true,
    carriedOut: true,
    async answer(exchange) {
      await half(exchange);
      await exchange.mended;
    },
  },
];
