import { HTTPError } from 'ky';
import { HookError } from './hook-error.ts';
import { httpError } from './http-error.ts';
import type { Sent } from './sent.ts';
import { find } from './names.ts';
import { listIn, NEW_IDS, oneIn } from './unwrap.ts';
import { isGiven, pick } from './json.ts';
import { id } from './values.ts';

const KEY = 'idempotency-key';
const ENTRY = 'adapter-order';
/** How long an order whose answer was lost may take to be listed: milliseconds before each look. */
export const LOOKS = { waits: [0, 1000, 2000] };

const UNCERTAIN =
  'We could not find out whether your order arrived. Please look at your orders before you order again.';

/** An order that was sent and has no answer yet. */
interface Attempt {
  readonly key: string;
  /** Ids of the orders there were before; null where the provider does not list them. */
  readonly before: readonly string[] | null;
}

/** What the provider answers when it is asked for the customer's orders. */
type AskOrders = () => Promise<unknown>;

/** An order without its key, for a provider to which browsers may not send that header. */
export function withoutKey({ headers: { [KEY]: _, ...headers }, ...sent }: Sent): Sent {
  return { ...sent, headers };
}

/**
 * Orders once at a provider that nobody has said to keep to `Idempotency-Key`: an order whose answer is lost is looked for among
 * those that are new, and never sent again by itself.
 */
export async function orderOnce(sent: Sent, ask: AskOrders, post: () => Promise<unknown>): Promise<unknown> {
  const { [KEY]: key = '' } = sent.headers;
  const list = () => ordersOf(ask);
  const last = lastAttempt();
  // The order was sent before, perhaps before the page was reloaded.
  if (last?.key === key) return settle(sent, last, list);
  const attempt: Attempt = { key, before: (await list())?.map(idOf) ?? null };
  save(attempt);
  try {
    const order = await post();
    // An answer that names no order may be to one that was refused: only an order that was not there before is this one.
    if (attempt.before && !namesOrder(order)) return await settle(sent, attempt, list);
    save(null);
    return order;
  } catch (error) {
    if (isUnknown(error)) return settle(sent, attempt, list);
    save(null);
    throw error;
  }
}

/** The order that was sent with a key, by this page or before it was loaded again; null where none has arrived. */
export async function findPlaced(sent: Sent, ask: AskOrders) {
  const key = sent.path.split('/').at(-1) ?? '';
  const last = lastAttempt();
  // An order without a noted attempt was not sent, or is safe to send again.
  if (last?.key === key) {
    const found = await findNew(last, () => ordersOf(ask));
    save(null);
    if (found !== undefined) return found;
    if (!last.before) throw uncertain(sent);
  }
  return null;
}

/** Whether the order may have arrived. */
const isUnknown = (error: unknown): boolean =>
  error instanceof HookError
    ? !error.isUnsent
    : !(error instanceof HTTPError) || error.response.status >= 500 || error.response.status === 408;

async function settle(sent: Sent, attempt: Attempt, list: List): Promise<unknown> {
  const found = await findNew(attempt, list);
  save(null);
  if (found === undefined) throw uncertain(sent);
  return found;
}

type List = () => Promise<readonly unknown[] | null>;

/** The order that is listed now and was not before. */
async function findNew({ before }: Attempt, list: List): Promise<unknown> {
  for (const wait of before ? LOOKS.waits : []) {
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const found = (await list())?.find((order) => !before?.includes(idOf(order)));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether an answer to an order says which one it is. */
function namesOrder(answer: unknown): boolean {
  const order = oneIn(answer, ['order', 'orderDetails']);
  const its = find(order, 'order.id') ?? find(order, 'order.number') ?? pick(order, ...NEW_IDS);
  return id(order) !== undefined || isGiven(its);
}

const idOf = (order: unknown): string => String(id(find(order, 'order.id') ?? find(order, 'order.number')));

/** Some providers answer 404 when there are none. One that the shop's own hook breaks at can't be read. */
async function ordersOf(ask: AskOrders): Promise<readonly unknown[] | null> {
  try {
    return listIn(await ask(), ['orders', 'order']) ?? null;
  } catch (error) {
    if (error instanceof HookError) return null;
    if (!(error instanceof HTTPError) || error.response.status === 401) throw error;
    return error.response.status === 404 ? [] : null;
  }
}

/** A refusal, so that nothing sends the order again by itself. */
const uncertain = (sent: Sent): HTTPError => httpError(409, { message: UNCERTAIN, code: 'order_uncertain' }, sent);

let inMemory: Attempt | null = null;

function lastAttempt(): Attempt | null {
  try {
    const entry = globalThis.sessionStorage?.getItem(ENTRY);
    return entry ? (JSON.parse(entry) as Attempt) : inMemory;
  } catch {
    return inMemory;
  }
}

function save(attempt: Attempt | null): void {
  inMemory = attempt;
  try {
    if (attempt) globalThis.sessionStorage?.setItem(ENTRY, JSON.stringify(attempt));
    else globalThis.sessionStorage?.removeItem(ENTRY);
  } catch {
    // Without storage only the page that sent it can look for it.
  }
}
