import { atom, computed, onMount } from 'nanostores';
import { type DeskOrderRow, getDeskOrders } from '../../../contract/desk-orders.ts';
import type { Id } from '../../../contract/id.ts';
import type { OrderStatus } from '../../../contract/order-status.ts';
import { askAsEditor } from '../../api/editor.ts';
import { count } from '../../format/count.ts';
import { edit } from '../editor/access.ts';
import { poll } from '../lib/poll.ts';
import { idle, type Loaded } from '../lib/request.ts';

/** Milliseconds between two looks at what was ordered. */
const POLL_MS = 1000;

type Rows = readonly DeskOrderRow[] | null;
type DeskOrders = Loaded<Rows> & { revision: string };

const $deskOrders = atom<DeskOrders>({ ...idle, data: null, revision: '' });

/** What has to be packed and delivered, nearest slot first, and what has ended; null until it is loaded. */
export const $orderRows = computed($deskOrders, ({ data }): Rows => data);
/** Changes whenever the list does. */
export const $ordersRevision = computed($deskOrders, ({ revision }) => revision);
/** Why the list is not up to date; '' when it is. */
export const $outdated = atom('');
/** The ids of orders that came while the desk was open, until they are opened. */
export const $arrivedOrders = atom<readonly string[]>([]);
/** What is said when orders come. */
export const $arrival = atom('');

type Groups = Readonly<Record<OrderStatus, readonly DeskOrderRow[]>>;

export const $orderGroups = computed($orderRows, (rows): Groups => {
  const of = (status: OrderStatus) => rows?.filter((row) => row.status === status) ?? [];
  return {
    placed: of('placed'),
    confirmed: of('confirmed'),
    packed: of('packed'),
    'out-for-delivery': of('out-for-delivery'),
    delivered: of('delivered').toReversed(),
    cancelled: of('cancelled').toReversed(),
  };
});

/** Orders of which something is reported that nobody has answered. */
export const $reportedOrders = computed($orderRows, (rows) => rows?.filter(({ issues }) => issues > 0) ?? []);

function announce(before: Rows, found: readonly DeskOrderRow[]): void {
  if (!before) return;
  const ids = new Set(before.map(({ id }) => id));
  const arrived = found.filter(({ id, status }) => status === 'placed' && !ids.has(id));
  if (arrived.length === 0) return;
  $arrivedOrders.set([...$arrivedOrders.get(), ...arrived.map(({ id }) => String(id))]);
  $arrival.set(`${count(arrived.length, 'new order')}: ${arrived.map(({ number }) => number).join(', ')}`);
}

/** An order that was looked at is new no longer. */
export const seeOrder = (id: Id): void =>
  $arrivedOrders.set($arrivedOrders.get().filter((arrived) => arrived !== String(id)));

export async function loadDeskOrders(): Promise<void> {
  const { data: before, revision } = $deskOrders.get();
  const answer = await edit(
    $deskOrders,
    () => askAsEditor(getDeskOrders, { query: { revision } }),
    ({ data: found }) => ({ revision: found.revision, ...(found.orders && { data: found.orders }) }),
  );
  $outdated.set($deskOrders.get().reason?.message ?? '');
  if (answer?.data.orders) announce(before, answer.data.orders);
}

onMount($deskOrders, () => {
  if (typeof document === 'undefined') return;
  queueMicrotask(loadDeskOrders);
  return poll(loadDeskOrders, POLL_MS);
});
