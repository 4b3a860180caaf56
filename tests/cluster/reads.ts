const TIMEOUT_MS = 20_000;

/** Shoppers who only look: a product and a search, in turn. */
export class Reads {
  readonly #base: string;
  readonly #paths: readonly string[];
  #timer: NodeJS.Timeout | undefined;
  #turn = 0;
  asked = 0;
  failed = 0;
  readonly #answeredAt: number[] = [];

  constructor(base: string, productIds: readonly number[]) {
    this.#base = base;
    this.#paths = [...productIds.map((id) => `/product/web/byid/${id}`), '/product/web/search/?searchKey=rice'];
  }

  start(perSecond: number): void {
    this.#timer = setInterval(() => void this.#next(), 1000 / perSecond);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** The longest time between two answers, in milliseconds. */
  longestGap(from: number, until: number): number {
    const all = [from, ...this.#answeredAt.filter((at) => at > from && at < until), until];
    return Math.max(...all.slice(1).map((at, index) => at - (all[index] ?? from)));
  }

  async #next(): Promise<void> {
    const path = this.#paths[(this.#turn += 1) % this.#paths.length] ?? '';
    this.asked += 1;
    try {
      const headers = { 'x-test-caller': '10.2.0.1' };
      const { ok } = await fetch(this.#base + path, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!ok) throw new Error('refused');
      this.#answeredAt.push(Date.now());
    } catch {
      this.failed += 1;
    }
  }
}
