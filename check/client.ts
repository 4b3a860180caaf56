import type * as v from 'valibot';
import type { Call } from '../contract/call.ts';
import type { Id } from '../contract/id.ts';
import { nameOf as adapterName } from '../src/adapter/adapt.ts';
import { createAdapter } from '../src/adapter/adapter.ts';
import type { ShopAdapter } from '../src/adapter/extension.ts';
import type { HookError } from '../src/adapter/hook-error.ts';
import { Hooks } from '../src/adapter/hooks.ts';
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
  readonly #hooks: Hooks;
  #broken: HookError | undefined;
  #exchanges: Exchange[] = [];
  #dropped: Dropped[] = [];

  /** `shop`: what the shop's own `shop.adapter.ts` says. */
  constructor(providerUrl: string, fetch: Fetch = (request) => globalThis.fetch(request), shop: ShopAdapter = {}) {
    this.#shop = shop;
    this.#hooks = new Hooks(shop, () => {});
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
      broken: (error) => void (this.#broken ??= error),
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
    this.#broken = undefined;
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
      // What a hook broke at is wrong though the shop came through.
      error: this.#broken ?? result.error,
      exchanges,
      dropped: this.#dropped,
      isExtended: adapterName(call) in this.#shop || this.#shop.every?.answer !== undefined,
    };
    this.heard(outcome);
    return outcome;
  }

  /** A request of its own making, as no site would send it. `path` begins below `/api`, or is a URL. */
  async raw(path: string, init: RequestInit = {}): Promise<Exchange> {
    const [url, headers] = URL.canParse(path) ? [path, init.headers] : this.#every(path, init);
    this.#exchanges = [];
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await this.#watched(new Request(url, { ...init, ...(headers && { headers }), signal }));
    await response.body?.cancel();
    return this.#exchanges[0] as Exchange;
  }

  /** Where and with what headers the shop's hook for all calls sends it. A browser puts none into an `OPTIONS`. */
  #every(path: string, { method = 'GET', ...init }: RequestInit) {
    const headers = Object.fromEntries(new Headers(init.headers));
    const { pathname, searchParams } = new URL(path, this.origin);
    const sent = { method, path: pathname, query: Object.fromEntries(searchParams), headers };
    const every = this.#hooks.everyRequest(`${method} ${pathname}`, sent);
    const query = new URLSearchParams(every.query as Record<string, string>);
    const url = `${this.origin}/api${every.path}${query.size > 0 ? `?${query}` : ''}`;
    return [url, method === 'OPTIONS' ? headers : every.headers] as const;
  }

  async #watched(request: Request): Promise<Response> {
    const begin = performance.now();
    const response = await this.#fetch(request);
    const bytes = await response.clone().arrayBuffer();
    const milliseconds = performance.now() - begin;
    const text = new TextDecoder().decode(bytes);
    const { status, headers } = response;
    const { method } = request;
    const path = new URL(request.url).pathname;
    const sent = { method, path: path.replace('/api', ''), headers: Object.fromEntries(request.headers) };
    const { body, isJson } = parsed(text);
    const read = status < 400 ? body : await this.#hooks.refusal(`${method} ${sent.path}`, body, status, sent);
    this.#exchanges.push({
      method,
      path,
      status,
      headers,
      milliseconds,
      text,
      body: read,
      isJson: isJson || read !== body,
    });
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
