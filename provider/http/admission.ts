import { overloaded } from '../domain/errors.ts';

/** What goes first when not everything can be done at once. */
export const PRIORITIES = ['order', 'cart', 'catalogue', 'search'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** Why a request was turned away: nowhere to wait, its place was needed for something more important, or it waited in vain. */
export type ShedReason = 'full' | 'displaced' | 'waited';

interface Rule {
  /** Up to which share of all places it may begin: what is left over is kept for what goes before it. */
  readonly share: number;
  /** How long it may wait for a place, in milliseconds. Who searches types on; who orders waits. */
  readonly patience: number;
}

const RULES: Readonly<Record<Priority, Rule>> = {
  order: { share: 1, patience: 8000 },
  cart: { share: 1, patience: 4000 },
  catalogue: { share: 0.8, patience: 2000 },
  search: { share: 0.5, patience: 1000 },
};

/** So many may wait for each place: what waits longer than this takes is not worth waiting for. */
const WAITING_PER_PLACE = 20;

interface Waiting {
  readonly begin: () => void;
  readonly refuse: (reason: ShedReason) => void;
}

/**
 * Lets in as many requests as the database can work on, has a bounded number of others wait, and turns the rest away at
 * once: a shop that is too busy says so early, keeps taking orders, and does no work whose answer nobody waits for.
 */
export class Admission {
  readonly places: number;
  readonly #shed: (priority: Priority, reason: ShedReason) => void;
  readonly #waiting = new Map<Priority, Set<Waiting>>(PRIORITIES.map((priority) => [priority, new Set()]));
  #underWay = 0;

  constructor(places: number, shed: (priority: Priority, reason: ShedReason) => void = () => {}) {
    this.places = places;
    this.#shed = shed;
  }

  get underWay(): number {
    return this.#underWay;
  }

  waiting(priority: Priority): number {
    return this.#waiting.get(priority)?.size ?? 0;
  }

  /**
   * Does the work as soon as there is a place for it.
   * @throws {ProviderError} 503 `overloaded`, at once or after its patience
   */
  async run<T>(priority: Priority, work: () => Promise<T>): Promise<T> {
    const entering = this.#enter(priority);
    if (entering) await entering;
    try {
      return await work();
    } finally {
      this.#underWay -= 1;
      this.#letIn();
    }
  }

  #mayBegin(priority: Priority): boolean {
    return this.#underWay < Math.max(1, Math.floor(this.places * RULES[priority].share));
  }

  #enter(priority: Priority): Promise<void> | undefined {
    if (this.#mayBegin(priority) && this.waiting(priority) === 0) {
      this.#underWay += 1;
      return undefined;
    }
    if (!this.#makeRoom(priority)) {
      this.#shed(priority, 'full');
      throw overloaded();
    }
    return this.#wait(priority);
  }

  #wait(priority: Priority): Promise<void> {
    const line = this.#waiting.get(priority);
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        line?.delete(waiting);
      };
      const waiting: Waiting = {
        begin: () => {
          leave();
          this.#underWay += 1;
          resolve();
        },
        refuse: (reason) => {
          leave();
          this.#shed(priority, reason);
          reject(overloaded());
        },
      };
      const timer = setTimeout(() => waiting.refuse('waited'), RULES[priority].patience);
      line?.add(waiting);
    });
  }

  /** Whether one more may wait; if need be in place of the last of the least important ones that wait. */
  #makeRoom(priority: Priority): boolean {
    const waiting = PRIORITIES.reduce((sum, each) => sum + this.waiting(each), 0);
    if (waiting < this.places * WAITING_PER_PLACE) return true;
    const lower = PRIORITIES.slice(PRIORITIES.indexOf(priority) + 1);
    const least = lower.findLast((each) => this.waiting(each) > 0);
    const last = least && [...(this.#waiting.get(least) ?? [])].at(-1);
    last?.refuse('displaced');
    return last !== undefined;
  }

  #letIn(): void {
    for (const priority of PRIORITIES)
      for (const waiting of this.#waiting.get(priority) ?? []) {
        if (!this.#mayBegin(priority)) return;
        waiting.begin();
      }
  }
}
