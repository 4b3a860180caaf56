import { setImmediate } from 'node:timers/promises';
import { overloaded } from '../domain/errors.ts';

/** Priorities of requests, highest first. */
export const PRIORITIES = ['order', 'cart', 'catalogue', 'search'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** Why a request was turned away: nowhere to wait, its place was needed for something that goes first, or it waited in vain. */
export type ShedReason = 'full' | 'displaced' | 'waited';

interface Rule {
  /** Share of the concurrency that it may use; the rest is reserved for higher priorities. */
  readonly share: number;
  /**
   * Maximum waiting time, as a share of the longest that a request may take. An order may wait. A search is soon replaced by the next
   * one, but on the embedded database, which runs one at a time, the searches of a pasted list wait for one another.
   */
  readonly patience: number;
}

const RULES: Readonly<Record<Priority, Rule>> = {
  order: { share: 1, patience: 1 / 2 },
  cart: { share: 1, patience: 1 / 4 },
  catalogue: { share: 0.8, patience: 1 / 8 },
  search: { share: 0.5, patience: 1 / 5 },
};

/**
 * How long, in milliseconds, the catalogue and searches let an order that is under way finish first, where all share one
 * connection: each statement of the order would wait behind one of theirs. So often one of them begins, however many order.
 */
const COURTESY_MS = 250;

/**
 * Times round the event loop before each statement that holds it up: in each of them one connection is accepted, and no more
 * (https://github.com/libuv/libuv/pull/3696), so that an order on a new connection would wait behind a statement for each that came before it.
 */
const ROUNDS = 8;

/** Length of the queue as a multiple of the concurrency: nobody waits for an answer that comes later than these take. */
const QUEUE_FACTOR = 20;

const noneOfEach = (): Record<Priority, number> => ({ order: 0, cart: 0, catalogue: 0, search: 0 });

interface Waiting {
  readonly begin: () => void;
  readonly refuse: (reason: ShedReason) => void;
}

/** A caller with requests that are under way or wait; one without any is deleted. */
class Caller {
  readonly name: string;
  underWay = 0;
  /** Orders among them. */
  ordering = 0;
  readonly #lines: Readonly<Record<Priority, Set<Waiting>>> = {
    order: new Set(),
    cart: new Set(),
    catalogue: new Set(),
    search: new Set(),
  };

  constructor(name: string) {
    this.name = name;
  }

  line(priority: Priority): Set<Waiting> {
    return this.#lines[priority];
  }

  get waiting(): number {
    return PRIORITIES.reduce((sum, each) => sum + this.#lines[each].size, 0);
  }
}

/**
 * Lets in as many requests as the database can work on, has a bounded number of others wait, and turns the rest away at
 * once: a shop that is too busy says so early, keeps taking orders, and does no work whose answer nobody waits for.
 *
 * Callers take turns (https://en.wikipedia.org/wiki/Fair_queuing): one alone may have every place, but what it holds and has
 * waiting beyond its share comes after all that others want, and is the first to be turned away.
 */
export class Admission {
  readonly concurrency: number;
  readonly #sharesConnection: boolean;
  readonly #longest: number;
  readonly #shed: (priority: Priority, reason: ShedReason) => void;
  /** In the order of their last admission, the longest ago first. */
  readonly #callers = new Map<string, Caller>();
  readonly #waiting = noneOfEach();
  readonly #begun = noneOfEach();
  #underWay = 0;
  /** When a request that yields to orders last ran, by `performance.now()`. */
  #lastYield = 0;
  #wakeUpTimer: NodeJS.Timeout | undefined;
  /** Resumes requests that have paused between two statements. */
  #paused: (() => void)[] = [];

  /**
   * @param sharesConnection whether all requests share one connection
   * @param longest how long a request may take in all, in milliseconds
   */
  constructor(
    concurrency: number,
    shed: (priority: Priority, reason: ShedReason) => void = () => {},
    { sharesConnection = false, longest = 15_000 } = {},
  ) {
    this.concurrency = concurrency;
    this.#shed = shed;
    this.#sharesConnection = sharesConnection;
    this.#longest = longest;
  }

  get underWay(): number {
    return this.#underWay;
  }

  /** How many callers are remembered: never more than there are requests. */
  get callers(): number {
    return this.#callers.size;
  }

  waiting(priority: Priority): number {
    return this.#waiting[priority];
  }

  /**
   * Does the work as soon as there is a place for it.
   * @param from who asks, as far as callers are told apart
   * @throws {ProviderError} 503 `overloaded`, at once or after its patience
   */
  async run<T>(priority: Priority, from: string, work: () => Promise<T>): Promise<T> {
    const caller = this.#callers.get(from) ?? new Caller(from);
    const entering = this.#enter(priority, caller);
    if (entering) await entering;
    try {
      return await work();
    } finally {
      this.#underWay -= 1;
      this.#begun[priority] -= 1;
      caller.underWay -= 1;
      if (priority === 'order') caller.ordering -= 1;
      this.#deleteIdle(caller);
      this.#letIn();
    }
  }

  /** Pauses a request between two statements, so that connections are accepted and an order can finish first. */
  async yieldToOrders(priority: Priority): Promise<void> {
    if (!this.#comesAfterOrders(priority)) return;
    if (this.#givesWay(priority)) {
      this.#scheduleWakeUp();
      await new Promise<void>((resolve) => this.#paused.push(resolve));
    }
    for (let round = 0; round < ROUNDS; round += 1) await setImmediate();
  }

  /** Whether it yields to orders: its priority is lower, and each of its statements occupies the one connection. */
  #comesAfterOrders(priority: Priority): boolean {
    return this.#sharesConnection && PRIORITIES.indexOf(priority) > PRIORITIES.indexOf('cart');
  }

  /** Whether another search runs on the one connection: a second one would only delay the statements of an order. */
  #isSearched(priority: Priority): boolean {
    return this.#sharesConnection && priority === 'search' && this.#begun.search > 0;
  }

  /**
   * Whether an order that is under way is let finish first: that of a caller who asks for nothing else, since whoever sends many at
   * once would keep all others waiting.
   */
  #givesWay(priority: Priority): boolean {
    if (!this.#comesAfterOrders(priority)) return false;
    if (performance.now() - this.#lastYield >= COURTESY_MS) return false;
    for (const { ordering, underWay, waiting } of this.#callers.values())
      if (ordering === 1 && underWay === 1 && waiting === 0) return true;
    return false;
  }

  /** Resumes the waiting requests after a while, even when an order takes long. */
  #scheduleWakeUp(): void {
    this.#wakeUpTimer ??= setTimeout(
      () => {
        this.#wakeUpTimer = undefined;
        this.#letIn();
      },
      // A timer may go off a moment early.
      this.#lastYield + COURTESY_MS - performance.now() + 1,
    );
  }

  /** Maximum concurrency of this priority and lower ones; the rest is reserved for higher priorities. */
  #limit(priority: Priority): number {
    return Math.max(1, Math.floor(this.concurrency * RULES[priority].share));
  }

  /** Share of that limit for each caller while there are several. */
  #share(priority: Priority): number {
    return Math.max(1, Math.floor(this.#limit(priority) / this.#callers.size));
  }

  /** Whether this priority or a higher one is at its limit, which counts all requests of it and of lower ones. */
  #isAtLimit(priority: Priority): boolean {
    let begun = 0;
    for (const each of PRIORITIES.toReversed()) {
      begun += this.#begun[each];
      if (PRIORITIES.indexOf(each) <= PRIORITIES.indexOf(priority) && begun >= this.#limit(each)) return true;
    }
    return false;
  }

  /**
   * Tells of a caller whether nothing that counts stands in its way: what others hold beyond their share keeps nobody from
   * a place.
   */
  #due(priority: Priority): (caller: Caller) => boolean {
    const limit = this.#limit(priority);
    if (this.#underWay < limit) return () => true;
    const share = this.#share(priority);
    let taken = 0;
    for (const { underWay } of this.#callers.values()) taken += Math.min(underWay, share);
    return ({ underWay }) => taken - Math.min(underWay, share) + underWay < limit;
  }

  #begin(priority: Priority, caller: Caller): void {
    this.#underWay += 1;
    if (priority === 'order') {
      if (this.#begun.order === 0) this.#lastYield = performance.now();
      caller.ordering += 1;
    } else if (priority !== 'cart') this.#lastYield = performance.now();
    this.#begun[priority] += 1;
    caller.underWay += 1;
    // Move the caller behind all others.
    this.#callers.delete(caller.name);
    this.#callers.set(caller.name, caller);
  }

  #deleteIdle(caller: Caller): void {
    if (caller.underWay === 0 && caller.waiting === 0) this.#callers.delete(caller.name);
  }

  #enter(priority: Priority, caller: Caller): Promise<void> | undefined {
    // Requests that wait are of a lower priority, or their callers hold their share.
    if (this.#underWay < this.#limit(priority) && !this.#isSearched(priority) && !this.#givesWay(priority)) {
      this.#begin(priority, caller);
      return undefined;
    }
    this.#callers.set(caller.name, caller);
    if (!this.#makeRoom(priority, caller)) {
      this.#deleteIdle(caller);
      this.#shed(priority, 'full');
      throw overloaded();
    }
    const waiting = this.#wait(priority, caller);
    this.#letIn();
    return waiting;
  }

  #wait(priority: Priority, caller: Caller): Promise<void> {
    const line = caller.line(priority);
    // Its own last request may have been displaced, which deletes the caller.
    this.#callers.set(caller.name, caller);
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        line.delete(waiting);
        this.#waiting[priority] -= 1;
      };
      const waiting: Waiting = {
        begin: () => {
          leave();
          this.#begin(priority, caller);
          resolve();
        },
        refuse: (reason) => {
          leave();
          this.#deleteIdle(caller);
          this.#shed(priority, reason);
          reject(overloaded());
        },
      };
      const timer = setTimeout(() => waiting.refuse('waited'), RULES[priority].patience * this.#longest);
      line.add(waiting);
      this.#waiting[priority] += 1;
    });
  }

  /**
   * Whether one more may wait; if need be in place of the last one of whoever has most waiting: of the least important ones
   * first, of equally important ones where that is more than the caller has itself, and of more important ones where it
   * would begin before them. Whoever fills half of the room takes only its own.
   */
  #makeRoom(priority: Priority, caller: Caller): boolean {
    const room = this.concurrency * QUEUE_FACTOR;
    if (PRIORITIES.reduce((sum, each) => sum + this.waiting(each), 0) < room) return true;
    const fillsHalf = caller.waiting > room / 2;
    for (const each of PRIORITIES.toReversed()) {
      const isLess = PRIORITIES.indexOf(each) > PRIORITIES.indexOf(priority);
      const other = isLess && fillsHalf ? caller : this.#greediest(each);
      const last = other && [...other.line(each)].at(-1);
      if (!last) continue;
      if (!isLess && other.waiting <= caller.waiting) continue;
      if (!isLess && each !== priority && !this.#due(priority)(caller)) continue;
      last.refuse('displaced');
      return true;
    }
    return false;
  }

  /** The caller with most waiting requests of a priority. */
  #greediest(priority: Priority): Caller | undefined {
    let most: Caller | undefined;
    for (const caller of this.#callers.values())
      if (caller.line(priority).size > (most?.line(priority).size ?? 0)) most = caller;
    return most;
  }

  #letIn(): void {
    // Resume paused requests before others begin: all of them yielded to the same orders.
    if (!this.#givesWay('search')) for (const goOn of this.#paused.splice(0)) goOn();
    else if (this.#paused.length > 0) this.#scheduleWakeUp();
    while (this.#underWay < this.concurrency) {
      const next = this.#next();
      if (!next) return;
      next.begin();
    }
  }

  /**
   * Whose turn it is: first those who hold less than their share, then the more important, then who holds fewest, then who
   * was let in longest ago. Looks at every caller that is here.
   */
  #next(): Waiting | undefined {
    let next: { readonly waiting: Waiting; readonly rank: number } | undefined;
    for (const [index, priority] of PRIORITIES.entries()) {
      if (this.waiting(priority) === 0 || this.#isAtLimit(priority) || this.#isSearched(priority)) continue;
      if (this.#givesWay(priority)) {
        this.#scheduleWakeUp();
        continue;
      }
      const isDue = this.#due(priority);
      const share = this.#share(priority);
      for (const caller of this.#callers.values()) {
        const [waiting] = caller.line(priority);
        if (!waiting || !isDue(caller)) continue;
        const hasShare = caller.underWay >= share;
        const rank = ((hasShare ? PRIORITIES.length : 0) + index) * this.concurrency + caller.underWay;
        if (!next || rank < next.rank) next = { waiting, rank };
      }
    }
    return next?.waiting;
  }
}
