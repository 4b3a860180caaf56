import type { Call } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';
import type { Priority } from './admission.ts';

/** Each of these is a step on the way to an order, or looks after one that was placed. */
const ORDERING = ['Orders', 'Auth', 'Coupons', 'Address', 'Customer', 'Delivery'];
const ALSO_ORDERING = ['getQrCodes'];
const SEARCHING = ['searchProducts', 'suggestProducts'];
const CHANGING = ['Cart', 'Wishlist', 'Shopping lists', 'Editor', 'Desk'];
/** What calls wait for while the database has nothing to do: the gateway that codes are sent by, the publisher, the encoding of photos. */
export type Outsider = 'gateway' | 'publisher' | 'encoding';
const WAITING_FOR: Readonly<Record<string, Outsider>> = {
  getOtp: 'gateway',
  register: 'gateway',
  postIssue: 'encoding',
};

/** These are answered from memory: the database hears of one in a second, however many ask. */
const FROM_MEMORY = ['getPricesVersion'];

const names = new Map(Object.entries(calls).map(([name, call]) => [call, name]));

/** @example callName(getCart) // 'getCart' */
export const callName = (call: Call): string => names.get(call) ?? 'unknown';

export function priorityOf(call: Call): Priority {
  const name = callName(call);
  if (SEARCHING.includes(name)) return 'search';
  if (ORDERING.includes(call.tag) || ALSO_ORDERING.includes(name)) return 'order';
  return CHANGING.includes(call.tag) ? 'cart' : 'catalogue';
}

/** The service that a call mostly waits for, so that it does not count against the database's concurrency; undefined: the database. */
export const waitsForOthers = (call: Call): Outsider | undefined =>
  call.tag === 'Editor' ? 'publisher' : WAITING_FOR[callName(call)];

export const isFromMemory = (call: Call): boolean => FROM_MEMORY.includes(callName(call));
