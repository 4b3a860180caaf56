const FIRST_REST_MS = 5_000;

/** The request was not sent, because the server did not answer in time before and rests. */
export class RestingError extends Error {
  override readonly name = 'RestingError';
}

export interface Clocks {
  readonly now: () => Date;
  /** Replaces the clock by which an answer is waited for, for tests. */
  readonly deadline?: ((ms: number) => AbortSignal) | undefined;
}

interface RestOptions extends Clocks {
  /** How long an answer is waited for. */
  readonly timeoutMs: number;
  /** How many must have waited in vain, one after the other: of a gateway for all, one number that it can't reach says nothing. */
  readonly after: number;
  readonly longestMs: number;
}

/**
 * Asks somebody else's server, and leaves it alone for a while once it has given no answer in time: twice as long after each
 * time. Then one may ask, and all again when that one was answered. A refusal is an answer, and so is a connection that breaks
 * off: neither keeps anybody waiting.
 */
export class Rest {
  readonly #options: RestOptions;
  /** Callers that timed out since the last answer. */
  readonly #inVain = new Set<unknown>();
  #answers = 0;
  #rests = 0;
  #until = 0;
  #isTried = false;

  constructor(options: RestOptions) {
    this.#options = options;
  }

  /** Number of requests that may be sent at once now. */
  get capacity(): number {
    if (this.#rests === 0) return Infinity;
    return this.#isTried || this.#options.now().getTime() < this.#until ? 0 : 1;
  }

  /** Whether no request has timed out since the last answer. */
  get isFresh(): boolean {
    return this.#inVain.size === 0;
  }

  /**
   * @param who for whom it is asked
   * @throws {RestingError} it was not asked
   */
  async ask<T>(who: unknown, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    if (this.capacity === 0) throw new RestingError();
    const isTry = this.#rests > 0;
    if (isTry) this.#isTried = true;
    const { deadline = (ms) => AbortSignal.timeout(ms), timeoutMs } = this.#options;
    const signal = deadline(timeoutMs);
    const before = this.#answers;
    try {
      const answer = await work(signal);
      this.#noteAnswer();
      return answer;
    } catch (error) {
      if (!signal.aborted) this.#noteAnswer();
      // Ignore the timeout when others were answered meanwhile.
      else if (this.#answers === before) this.#noteSilence(who);
      throw error;
    } finally {
      if (isTry) this.#isTried = false;
    }
  }

  #noteAnswer(): void {
    this.#answers += 1;
    this.#rests = 0;
    this.#inVain.clear();
  }

  #noteSilence(who: unknown): void {
    const { now, after, longestMs } = this.#options;
    const at = now().getTime();
    this.#inVain.add(who);
    // The first few timeouts of many at once begin the rest.
    if (this.#inVain.size < after || at < this.#until) return;
    this.#until = at + Math.min(longestMs, FIRST_REST_MS * 2 ** this.#rests);
    this.#rests += 1;
  }
}

/** Of a gateway that all go to: back for everybody within a minute, once it answers again. */
export const gatewayRest = (timeoutMs: number, { now, deadline }: Clocks): Rest =>
  new Rest({ now, deadline, timeoutMs, after: 3, longestMs: 60_000 });

const MAX_RESTS = 10_000;

/** A `Rest` for each of many servers. Beyond ten thousand, those whose failure is the oldest are dropped. */
export class Rests<K> {
  readonly #options: RestOptions;
  readonly #byKey = new Map<K, Rest>();

  constructor(options: RestOptions) {
    this.#options = options;
  }

  /** @throws {RestingError} it was not asked */
  async ask<T>(key: K, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const rest = this.#byKey.get(key) ?? new Rest(this.#options);
    this.#byKey.set(key, rest);
    try {
      return await rest.ask(key, work);
    } finally {
      this.#update(key, rest);
    }
  }

  #update(key: K, rest: Rest): void {
    if (!rest.isFresh || this.#byKey.get(key) === rest) this.#byKey.delete(key);
    if (!rest.isFresh) this.#byKey.set(key, rest);
    const [oldest] = this.#byKey.keys();
    if (this.#byKey.size > MAX_RESTS && oldest !== undefined) this.#byKey.delete(oldest);
  }
}
