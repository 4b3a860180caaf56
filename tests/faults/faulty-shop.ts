import {
  type ClientRequest,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Call } from '../../contract/call.ts';
import type { Fault } from './faults.ts';

/** What the shop itself answers. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** One call under a fault: its way to the browser, and to the shop behind. */
export interface Exchange {
  readonly response: ServerResponse;
  /** Has the shop carry the call out. */
  readonly pass: () => Promise<Answer>;
  /** Resolves when the fault is over. */
  readonly mended: Promise<void>;
}

interface Broken {
  readonly method: string;
  readonly path: RegExp;
  readonly fault: Fault;
  readonly mended: Promise<void>;
  readonly mend: () => void;
}

/** The address of a call, or of a file of the site. */
export type Target = Pick<Call, 'method' | 'path'> | `/${string}`;

const patternOf = (target: Target): RegExp => {
  const path = typeof target === 'string' ? target : `/api${target.path}`;
  return new RegExp(
    `^${path
      .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replace('{id}', '[^/]+')
      .replace('{any}', '[^/]*')}$`,
  );
};

const isFollowing = ({ url }: IncomingMessage): boolean => url?.endsWith('/events') ?? false;

/** The shop as a browser finds it behind a real connection that breaks: everything passes but the call under a fault. */
export class FaultyShop {
  readonly #server = createServer((asked, response) => void this.#serve(asked, response));
  readonly #behind: URL;
  #broken: Broken | null = null;
  #renamed: readonly [string, string] | null = null;
  /** How many other calls are being answered. */
  underWay = 0;
  /** How often the call under a fault was made. */
  hits = 0;

  constructor(behind: string) {
    this.#behind = new URL(behind);
  }

  /** Returns its origin. */
  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, 'localhost', resolve));
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.mend();
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** From now on a browser's call there ends in the fault. */
  break(target: Target, fault: Fault): void {
    const { promise: mended, resolve: mend } = Promise.withResolvers<undefined>();
    const method = typeof target === 'string' ? 'GET' : target.method;
    this.hits = 0;
    this.#broken = { method, path: patternOf(target), fault, mended, mend: () => mend(undefined) };
  }

  /** Whether an address is that of the call under a fault. */
  isBroken(url: string): boolean {
    return this.#broken?.path.test(new URL(url).pathname) ?? false;
  }

  /** From now on what is asked for at one address is answered by another. */
  rename(from: string, to: string): void {
    this.#renamed = [from, to];
  }

  mend(): void {
    this.#broken?.mend();
    this.#broken = null;
  }

  async #serve(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on('error', () => undefined);
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of asked) chunks.push(chunk as Buffer);
      const pass = () => this.#pass(asked, Buffer.concat(chunks));
      const broken = this.#brokenFor(asked);
      if (broken) {
        this.hits++;
        return await broken.fault.answer({ response, pass, mended: broken.mended });
      }
      if (isFollowing(asked)) return this.#follow(asked, response);
      this.underWay++;
      const { status, headers, body } = await pass().finally(() => this.underWay--);
      response.writeHead(status, headers).end(body);
    } catch {
      // The browser has gone.
      response.destroy();
    }
  }

  /** A test's own calls, past the page, always pass. */
  #brokenFor({ method, url = '/', headers }: IncomingMessage): Broken | null {
    const isBrowser = headers['sec-fetch-mode'] !== undefined;
    const { pathname } = new URL(url, this.#behind);
    const broken = this.#broken;
    return broken && isBrowser && broken.method === method && broken.path.test(pathname) ? broken : null;
  }

  /** Sends what was asked on to the shop behind, but for its body. */
  #forward(
    { method, url = '/', headers }: IncomingMessage,
    onAnswer: (answer: IncomingMessage) => void,
  ): ClientRequest {
    const { hostname, port } = this.#behind;
    const [from, to] = this.#renamed ?? ['', ''];
    const path = from && url.startsWith(from) ? url.replace(from, to) : url;
    // As if nothing of it was kept: an answer that says so has no body that could break.
    const { 'if-none-match': _, 'if-modified-since': __, ...kept } = headers;
    return request({ agent: false, hostname, port, method, path, headers: kept }, onAnswer);
  }

  /** Has the shop say of an order whatever there is to say, for as long as the browser listens. */
  #follow(asked: IncomingMessage, response: ServerResponse): void {
    const forwarded = this.#forward(asked, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', () => response.destroy()).pipe(response);
    });
    response.on('close', () => forwarded.destroy());
    forwarded.on('error', () => response.destroy()).end();
  }

  #pass(asked: IncomingMessage, body: Buffer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const forwarded = this.#forward(asked, (answer) => {
        const chunks: Buffer[] = [];
        const answered = () => {
          const { 'transfer-encoding': _, connection: __, 'keep-alive': ___, ...kept } = answer.headers;
          if (asked.url?.startsWith('/api/')) kept['cache-control'] = 'no-store';
          resolve({ status: answer.statusCode ?? 502, headers: kept, body: Buffer.concat(chunks) });
        };
        answer.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          // Events do not end: the first of them is the answer.
          if (!isFollowing(asked) || !chunk.includes('data:')) return;
          answered();
          forwarded.destroy();
        });
        answer.on('error', reject);
        answer.on('end', answered);
      });
      forwarded.on('error', reject);
      forwarded.end(body);
    });
  }
}
