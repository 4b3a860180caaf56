import type { OrderEvent } from '../../../contract/order-events.ts';
import type { Database } from '../../db/database.ts';
import { describeFault } from '../../db/describe-fault.ts';
import type { Listen } from '../../db/listen.ts';
import { ORDER_CHANNEL, readNotified, selectOrderStates } from '../../repositories/order.ts';
import { selectOpenSessions } from '../../repositories/session.ts';
import { ProviderError } from '../errors.ts';

/** Polling interval in milliseconds, for changes that were not notified: a lost connection, a pooler or a replica. */
const SWEEP_MS = 5_000;
const MAX_PER_CUSTOMER = 6;
const MAX_PER_PROCESS = 2_000;

/** One open stream. */
interface Follower {
  readonly orderId: number;
  readonly customerId: number;
  /** The session that it was opened with, and ends with. */
  readonly jti: string;
  readonly say: (event: OrderEvent) => void;
  readonly end: () => void;
}

interface OrderEventsOptions {
  readonly db: Database;
  readonly listen?: Listen | undefined;
  /** Moves a customer's orders on by the clock, where nobody packs and delivers. */
  readonly advanceOrders?: ((db: Database, customerId: number, now: Date) => Promise<void>) | undefined;
  readonly now: () => Date;
}

const refuseMore = () =>
  new ProviderError(429, 'too_many_streams', 'This order is followed on too many pages at once.', {
    headers: { 'retry-after': '60' },
  });

/**
 * Tells the open pages of this process what becomes of their orders. However many are open, one connection listens, the pool
 * is asked only when something was called out, and once every few seconds for all of them together.
 */
export class OrderEvents {
  readonly #options: OrderEventsOptions;
  /** The last state sent to each follower. */
  readonly #followers = new Map<Follower, string>();
  readonly #due = new Set<number>();
  #isLooking = false;
  #isClosed = false;
  #stop: () => void = () => {};

  constructor(options: OrderEventsOptions) {
    this.#options = options;
  }

  get open(): number {
    return this.#followers.size;
  }

  /** Returns what ends it. Its state now is the first event. Throws a `ProviderError` when there are too many. */
  follow(follower: Follower): () => void {
    const customerFollowers = [...this.#followers.keys()].filter(
      ({ customerId }) => customerId === follower.customerId,
    );
    if (customerFollowers.length >= MAX_PER_CUSTOMER || this.open >= MAX_PER_PROCESS || this.#isClosed)
      throw refuseMore();
    this.#followers.set(follower, '');
    if (this.open === 1) this.#start();
    this.#look([follower.orderId]);
    return () => {
      if (this.#followers.delete(follower) && this.open === 0) this.#stop();
    };
  }

  /** Ends all streams. */
  close(): void {
    this.#isClosed = true;
    for (const { end } of [...this.#followers.keys()]) end();
  }

  #start(): void {
    const all = () => this.#look([...this.#followers.keys()].map(({ orderId }) => orderId));
    const sweep = setInterval(() => void this.#advance().then(all), SWEEP_MS).unref();
    const unlisten = this.#options.listen?.(ORDER_CHANNEL, (payload) =>
      payload === undefined ? all() : this.#look(this.#meant(payload)),
    );
    this.#stop = () => {
      clearInterval(sweep);
      unlisten?.();
    };
  }

  async #advance(): Promise<void> {
    const { db, advanceOrders, now } = this.#options;
    if (!advanceOrders) return;
    const customers = new Set([...this.#followers.keys()].map(({ customerId }) => customerId));
    try {
      for (const customerId of customers) await advanceOrders(db, customerId, now());
    } catch (error) {
      this.#note(error);
    }
  }

  /** The orders that a call is about: one, or all that a customer follows. */
  #meant(payload: string): number[] {
    const notified = readNotified(payload);
    if ('orderId' in notified) return [notified.orderId];
    const customerFollowers = [...this.#followers.keys()].filter(
      ({ customerId }) => customerId === notified.customerId,
    );
    return customerFollowers.map(({ orderId }) => orderId);
  }

  #look(orderIds: readonly number[]): void {
    const followed = new Set([...this.#followers.keys()].map(({ orderId }) => orderId));
    for (const id of orderIds) if (followed.has(id)) this.#due.add(id);
    if (!this.#isLooking) void this.#tell();
  }

  /** Runs one query at a time: orders that become due meanwhile are in the next one. */
  async #tell(): Promise<void> {
    this.#isLooking = true;
    try {
      while (this.#due.size > 0) {
        const ids = [...this.#due];
        this.#due.clear();
        const states = await selectOrderStates(this.#options.db, ids);
        // Check the sessions after reading the states, so that nothing later than a log out is sent.
        await this.#endLoggedOut(ids);
        for (const { id, ...state } of states) this.#say(id, state);
      }
    } catch (error) {
      // The next sweep asks again.
      this.#note(error);
    } finally {
      this.#isLooking = false;
    }
  }

  /** Ends the streams of these orders whose session was ended, here or in another process, or has run out. */
  async #endLoggedOut(orderIds: readonly number[]): Promise<void> {
    const { db, now } = this.#options;
    const due = new Set(orderIds);
    const asked = [...this.#followers.keys()].filter(({ orderId }) => due.has(orderId));
    const sessions = new Set(asked.map(({ jti }) => jti));
    const open = await selectOpenSessions(db, [...sessions], now());
    for (const { jti, end } of asked) if (!open.has(jti)) end();
  }

  /** Logs a fault, unless the database was closed because the process ends. */
  #note(error: unknown): void {
    if (this.open > 0) console.error(JSON.stringify(describeFault(error)));
  }

  #say(id: number, state: OrderEvent): void {
    const version = JSON.stringify(state);
    for (const [follower, lastVersion] of [...this.#followers]) {
      if (follower.orderId !== id || lastVersion === version) continue;
      this.#followers.set(follower, version);
      follower.say({ status: state.status });
    }
  }
}
