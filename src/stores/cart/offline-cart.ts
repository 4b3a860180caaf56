import * as v from 'valibot';
import { rupees } from '../../../contract/rupees.ts';
import { type CallError, RefusedError, UnreachableError } from '../../api/errors.ts';
import { t } from '../../i18n/t.ts';
import { CART } from '../../storage-keys.ts';
import { persistentStore } from '../lib/persistent-store.ts';
import { settled } from '../lib/request.ts';
import { toast } from '../lib/toast.ts';
import { $session, onSessionEnd } from '../session/auth.ts';
import {
  $cartWriting,
  $customerCart,
  $pendingChanges,
  lineOf,
  loadCustomerCart,
  type QuantityChange,
  unwritten,
  updateQuantity,
} from './customer-cart.ts';
import { SavedProduct } from './guest-cart.ts';
import { $storedCart } from './stored-cart.ts';

/** A change that waits longer is not sent any more: the shopper has done without, or elsewhere. */
const MAX_WAIT_MS = 24 * 60 * 60_000;
/** How soon the provider is asked again, where the browser believes that there is a network. */
const RETRY_MS = 30_000;

const Change = v.object({ product: SavedProduct, quantity: v.number(), at: v.number() });
type Change = v.InferOutput<typeof Change>;
const Waiting = v.object({ owner: v.string(), changes: v.array(Change) });
/** What the customer has changed and the provider has not confirmed, whichever page comes next. */
const $waiting = persistentStore(CART.waiting, v.nullable(Waiting), null);

/** As it was when the shopper changed it: what has become different meanwhile is told. */
const sending = new Map<string, Change>();
let isFollowing = false;

/** Stores the customer's cart for reading offline, and offline changes until they can be sent. */
export function followOffline(): void {
  if (isFollowing) return void send();
  isFollowing = true;
  unwritten.onFailure = onFailure;
  $waiting.listen(() => {});
  $storedCart.listen(() => {});
  $customerCart.subscribe(storeCart);
  onSessionEnd((why) => {
    $storedCart.set(null);
    if (why === 'log out') $waiting.set(null);
  });
  const resend = () => navigator.onLine && !document.hidden && void send();
  for (const event of ['online', 'pageshow']) addEventListener(event, resend);
  document.addEventListener('visibilitychange', resend);
  void send();
  storeChanges($pendingChanges.get());
  $pendingChanges.listen(storeChanges);
  $cartWriting.listen(sayWaiting);
  // While this tab writes, no other sends.
  $cartWriting.listen(({ loading }) => loading && void withCartLock(() => settled($cartWriting)));
}

function storeCart({ status, data }: ReturnType<typeof $customerCart.get>): void {
  const owner = $session.get();
  if (owner === null) return;
  if (status === 'Fullfilled') $storedCart.set({ owner, cart: data });
}

/** The customer's unsent changes, except those that are too old or dated in the future. */
function waiting(): readonly Change[] {
  const stored = $waiting.get();
  if (!stored || stored.owner !== $session.get()) return [];
  return stored.changes.filter(({ at }) => Math.abs(Date.now() - at) < MAX_WAIT_MS);
}

const keyOf = ({ product }: Pick<Change, 'product'>): string => String(product.id);

type Pending = ReadonlyMap<string, QuantityChange>;

/** Follows what is pending on this page; another tab's changes stay. */
function storeChanges(pending: Pending, before: Pending = new Map()): void {
  const owner = $session.get();
  if (owner === null) return;
  const changes = new Map(waiting().map((change) => [keyOf(change), change]));
  for (const key of before.keys()) if (!pending.has(key)) changes.delete(key);
  for (const [key, { product, quantity, mayWait }] of pending)
    if (mayWait) changes.set(key, { product, quantity, at: changes.get(key)?.at ?? Date.now() });
  $waiting.set(changes.size > 0 ? { owner, changes: [...changes.values()] } : null);
  sayWaiting();
}

/** For shell/connection-line.ts, which knows no stores. */
function sayWaiting(): void {
  const count = $cartWriting.get().loading
    ? 0
    : [...$pendingChanges.get().values()].filter((one) => one.mayWait).length;
  const { dataset } = document.documentElement;
  if (count > 0) dataset['cartWaits'] = String(count);
  else delete dataset['cartWaits'];
  dispatchEvent(new Event('cart-waits'));
}

/** One tab at a time sends changes, also another's. Locks are missing on plain http. */
const withCartLock = (work: () => Promise<unknown>): Promise<unknown> =>
  'locks' in navigator ? navigator.locks.request('cart-changes', work) : work();

/** Sends what waits, once it is known what the cart holds now: what has arrived before is not sent again. */
const send = (): Promise<unknown> =>
  withCartLock(async () => {
    if (waiting().length > 0 && navigator.onLine) await loadCustomerCart();
    for (const change of waiting()) sending.set(keyOf(change), change);
    await Promise.all(
      waiting().map(async (change) => {
        const { product, quantity } = change;
        if (await updateQuantity(product, quantity, { mayWait: true })) return;
        sending.delete(keyOf(change));
        tellDifference(change);
      }),
    );
  });

function tellDifference({ product: { id, name, price }, quantity }: Change): void {
  const line = lineOf(id);
  if (!line) return;
  if (line.product.price !== price)
    toast(
      t('{name} is {price} now. It was {before} when you chose it.', {
        name,
        price: rupees(line.product.price),
        before: rupees(price),
      }),
    );
  if (line.quantity < quantity)
    toast(
      t('{count} of {name} is all there is. You wanted {wanted}.', { count: line.quantity, name, wanted: quantity }),
    );
}

function onFailure(change: QuantityChange, failure: CallError): 'waits' | 'told' | undefined {
  if (!change.mayWait) return undefined;
  const { name } = change.product;
  if (isUnreachable(failure)) {
    if (navigator.onLine) setTimeout(() => void send(), RETRY_MS);
    return 'waits';
  }
  if (!sending.delete(keyOf(change)) || !(failure instanceof RefusedError)) return undefined;
  const message = t('What you changed while offline could not be done for {name}.', { name });
  toast(`${message} ${failure.message}`, { tone: 'error' });
  return 'told';
}

/** No answer, or one of a server in between that has none. */
const isUnreachable = (failure: CallError): boolean =>
  failure instanceof UnreachableError || (failure instanceof RefusedError && [502, 503, 504].includes(failure.status));
