import { randomUUID } from 'node:crypto';
import type { Shopper } from '../market.ts';

/** One answer: its status, and how long it took in milliseconds. */
interface Answer {
  readonly status: number;
  readonly ms: number;
  /** The stable code of a refusal. */
  readonly code?: string | undefined;
  /** Seconds until it is worth trying again. */
  readonly retryAfter: number;
  readonly body: unknown;
}

interface Asking {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly key?: string | undefined;
}

/** Where shoppers ask, each from an address of their own. */
export type Ask = (caller: number, method: string, path: string, asking?: Asking) => Promise<Answer>;

/** @example addressOf(258) // '10.0.1.2' */
export const addressOf = (caller: number): string =>
  `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`;

/** Status 0: no answer. */
export const askAt =
  (base: string): Ask =>
  async (caller, method, path, { token, body, key } = {}) => {
    const sent = performance.now();
    const headers = {
      'x-test-caller': addressOf(caller),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
    };
    try {
      const answer = await fetch(base + path, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const parsed = (await answer.json()) as { code?: string };
      const retryAfter = Number(answer.headers.get('retry-after') ?? 0);
      return { status: answer.status, ms: performance.now() - sent, code: parsed.code, retryAfter, body: parsed };
    } catch {
      return { status: 0, ms: performance.now() - sent, retryAfter: 1, body: {} };
    }
  };

const TRIES = 6;

export interface Purchase {
  /** The order's number, where there is one. */
  readonly number: string | undefined;
  /** Why there is none, in the end. */
  readonly refused: string | undefined;
  readonly orders: readonly Answer[];
  readonly others: readonly Answer[];
}

/** What a shop page does: looks at cart and slots, orders, and tries again with the same key when it is told that the shop is busy. */
export async function buy(ask: Ask, caller: number, { token, addressId }: Shopper, slotId: string): Promise<Purchase> {
  const others = [
    await ask(caller, 'GET', '/cart/web/c', { token }),
    await ask(caller, 'GET', '/delivery-slot/web/list', { token }),
  ];
  const key = randomUUID();
  const orders: Answer[] = [];
  for (let left = TRIES; left > 0; left -= 1) {
    const body = { addressId, slotId, paymentMethod: 'cash' };
    const answer = await ask(caller, 'POST', '/order', { token, key, body });
    orders.push(answer);
    if (answer.status > 0 && answer.status < 500) break;
    if (left > 1) await new Promise((resolve) => setTimeout(resolve, 1000 * Math.min(answer.retryAfter, 10)));
  }
  const last = orders.at(-1);
  const { data } = (last?.body ?? {}) as { data?: { number?: string } };
  const number = last?.status === 200 ? data?.number : undefined;
  return { number, refused: number === undefined ? (last?.code ?? 'no answer') : undefined, orders, others };
}
