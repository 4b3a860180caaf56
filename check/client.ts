import type * as v from 'valibot';
import type { Call } from '../contract/call.ts';
import type { Id } from '../contract/id.ts';
import { nameOf as adapterName } from '../src/adapter/adapt.ts';
import { createAdapter } from '../src/adapter/adapter.ts';
import type { ShopAdapter } from '../src/adapter/extension.ts';
import type { Dropped } from '../src/adapter/reading.ts';
import { connection } from '../src/api/connection.ts';
import { type CallInput, send } from '../src/api/http.ts';

/** A request as it was answered. */
export interface Exchange {
  readonly method: string;
  /** Of the request, such as `/api/cart/`. */
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  /** The answer: what JSON says, or the text where it is none. */
  readonly body: unknown;
  readonly isJson: boolean;
  /** The answer as it came. */
  readonly text: string;
  readonly milliseconds: number;
}

/** A call as the site made it: the answer as read, and every exchange. */
export interface Outcome<C extends Call = Call> {
  readonly call: Call;
  readonly input: CallInput<Call>;
  /** Undefined where it was refused or could not be read. */
  readonly answer: v.InferOutput<C['answer']> | undefined;
  readonly token: string | null;
  readonly error: unknown;
  /** Those of the call itself; the adapter may ask for more, such as the names of categories. */
  readonly exchanges: readonly Exchange[];
  /** Entries of a list that could not be read and were left out. */
  readonly dropped: readonly Dropped[];
  /** Whether the shop's own `shop.adapter.ts` extends this call. */
  readonly isExtended: boolean;
}

export type Fetch = (request: Request) => Promise<Response>;

/** The timeout of a build. */
const TIMEOUT_MS = 30_000;

/** The site’s own client with its exchanges recorded: it reads what the shop reads. */
export class Client {
  /** Without `/api`. */
  readonly origin: string;
  /** Is told how each call went. */
  heard: (outcome: Outcome) => void = () => {};
  readonly #fetch: Fetch;
  readonly #shop: ShopAdapter;
  #exchanges: Exchange[] = [];
  #dropped: Dropped[] = [];

  /** `shop`: what the shop's own `shop.adapter.ts` says. */
  constructor(providerUrl: string, fetch: Fetch = (request) => globalThis.fetch(request), shop: ShopAdapter = {}) {
    this.#shop = shop;
    this.origin = providerUrl.replace(/(?<!\/)\/+$/, '').replace(/\/api$/, '');
    this.#fetch = fetch;
    connection.base = `${this.origin}/api`;
    connection.fetch = (request, init) => this.#watched(new Request(request, init));
    connection.patience = { timeout: TIMEOUT_MS, retries: 0, retryOn: [], longestWait: 0 };
    connection.contractBroken = () => {};
    // An order is sent with its key and without looking up other orders, to find out what the provider does with the key.
    const extension = { ...shop, keepsIdempotencyKey: true };
    connection.adapter = createAdapter({
      dropped: (what) => this.#dropped.push(what),
      sendsKey: true,
      shop: extension,
    });
    this.logOut();
  }

  logIn(token: string, customerId: Id | null): void {
    connection.token = () => token;
    connection.customerId = () => customerId;
    connection.renewed = (_, renewed) => this.logIn(renewed, customerId);
  }

  logOut(): void {
    connection.token = () => null;
    connection.customerId = () => null;
  }

  /** Whether the shop's own `shop.adapter.ts` says that the provider keeps to the key of an order. */
  get keepsKey(): boolean {
    return this.#shop.keepsIdempotencyKey ?? false;
  }

  get token(): string | null {
    return connection.token();
  }

  /** Makes a call as the site does. Never throws: the outcome has the error. */
  async call<C extends Call>(call: C, input: CallInput<C> = {}): Promise<Outcome<C>> {
    this.#exchanges = [];
    this.#dropped = [];
    const result = await send(call, input)
      .then((read) => ({ ...read, error: undefined }))
      .catch((error: unknown) => ({ answer: undefined, token: null, error }));
    const path = call.path.replace('{id}', encodeURIComponent(String(input.id)));
    const matching = this.#exchanges.filter(
      (exchange) => exchange.method === call.method && exchange.path.endsWith(path),
    );
    const exchanges = matching.length > 0 ? matching : this.#exchanges;
    const outcome = {
      call,
      input: input as CallInput<Call>,
      ...result,
      exchanges,
      dropped: this.#dropped,
      isExtended: adapterName(call) in this.#shop,
    };
    this.heard(outcome);
    return outcome;
  }

  /** A request of its own making, as no site would send it. `path` begins below `/api`, or is a URL. */
  async raw(path: string, init: RequestInit = {}): Promise<Exchange> {
    const url = URL.canParse(path) ? path : `${this.origin}/api${path}`;
    this.#exchanges = [];
    const response = await this.#watched(new Request(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }));
    await response.body?.cancel();
    return this.#exchanges[0] as Exchange;
  }

  async #watched(request: Request): Promise<Response> {
    const begin = performance.now();
    const response = await this.#fetch(request);
    const bytes = await response.clone().arrayBuffer();
    const milliseconds = performance.now() - begin;
    const text = new TextDecoder().decode(bytes);
    const { status, headers } = response;
    const path = new URL(request.url).pathname;
    this.#exchanges.push({ method: request.method, path, status, headers, milliseconds, text, ...parsed(text) });
    return response;
  }
}

function parsed(text: string): Pick<Exchange, 'body' | 'isJson'> {
  try {
    return { body: text === '' ? undefined : (JSON.parse(text) as unknown), isJson: true };
  } catch {
    return { body: text, isJson: false };
  }
}
