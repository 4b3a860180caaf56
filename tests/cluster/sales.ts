import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Client, slotTomorrow } from '../provider/fixtures/clients.ts';

const ASK_AGAIN_MS = 1_000;
const ANSWER_TIMEOUT_MS = 20_000;
/** After so long a shopper gives up. */
const PATIENCE_MS = 60_000;
const TIMEOUT_MS = 30_000;
/** One in so many shoppers never asks a second time. */
const IMPATIENT = 10;
const WITH_COUPON = 5;

export interface Sent {
  readonly key: string;
  readonly productId: number;
  readonly sentAt: number;
  times: number;
  /** The order, once it was answered. */
  answered?: { readonly number: string; readonly toPay: number; readonly at: number };
  /** The code of a refusal, such as of what is sold out. */
  refused?: string;
}

interface Answer {
  readonly status: number;
  readonly body: { code?: string; data?: { number: string; toPay: number } };
}

/** Orders at a steady rate, whether those before are answered or not, as shoppers do. */
export class Sales {
  readonly sent: Sent[] = [];
  readonly #base: string;
  readonly #idle: Client[];
  readonly #productIds: readonly number[];
  readonly #underWay = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #turn = 0;
  #isOver = false;
  /** Shoppers that were all busy when the next order was due. */
  leftOut = 0;

  constructor(base: string, clients: readonly Client[], productIds: readonly number[]) {
    this.#base = base;
    this.#idle = [...clients];
    this.#productIds = productIds;
  }

  start(perSecond: number): void {
    this.#timer = setInterval(() => this.#next(), 1000 / perSecond);
  }

  /** Waits for the orders under way. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#underWay);
  }

  /** Nobody asks again from now on. */
  async giveUp(): Promise<void> {
    this.#isOver = true;
    await this.stop();
  }

  get answered(): (Sent & { answered: NonNullable<Sent['answered']> })[] {
    return this.sent.filter((one): one is Sent & { answered: NonNullable<Sent['answered']> } => !!one.answered);
  }

  /** Waits until an order is answered that was sent from now on, in vain for half a minute at most. */
  async untilSelling(): Promise<void> {
    const from = Date.now();
    const isSold = () => this.answered.some(({ sentAt }) => sentAt > from);
    while (!isSold() && Date.now() - from < TIMEOUT_MS) await wait(100);
  }

  /** The longest time between two answered orders, in milliseconds. */
  longestGap(from: number, until: number): number {
    const times = this.answered.map(({ answered }) => answered.at).filter((at) => at > from && at < until);
    const all = [from, ...times.sort((a, b) => a - b), until];
    return Math.max(...all.slice(1).map((at, index) => at - (all[index] ?? from)));
  }

  #next(): void {
    const client = this.#idle.shift();
    if (!client) {
      this.leftOut += 1;
      return;
    }
    const ordering = this.#order(client, (this.#turn += 1)).then(() => {
      this.#idle.push(client);
      this.#underWay.delete(ordering);
    });
    this.#underWay.add(ordering);
  }

  async #order(client: Client, turn: number): Promise<void> {
    const productId = this.#productIds[turn % this.#productIds.length] ?? 0;
    const until = Date.now() + PATIENCE_MS;
    const put = await this.#askUntilAnswered(client, '/cart/', { productId, quantity: 1 }, { until });
    if (put?.status !== 200) return;
    const one: Sent = { key: randomUUID(), productId, sentAt: Date.now(), times: 0 };
    this.sent.push(one);
    const couponCode = turn % WITH_COUPON === 0 ? 'TEN' : null;
    const order = {
      addressId: client.addressId,
      slotId: slotTomorrow(),
      paymentMethod: 'cash',
      useWallet: true,
      couponCode,
    };
    const isImpatient = turn % IMPATIENT === 0;
    const answer = await this.#askUntilAnswered(client, '/order', order, { until: isImpatient ? 0 : until, one });
    if (answer?.body.data && answer.status === 200) {
      const { number, toPay } = answer.body.data;
      one.answered = { number, toPay: Math.round(toPay * 100), at: Date.now() };
    } else if (answer) one.refused = answer.body.code ?? String(answer.status);
  }

  /** Asks with the same key until somebody answers who is not just starting, closing or without a database. */
  async #askUntilAnswered(
    client: Client,
    path: string,
    body: object,
    { until, one }: { until: number; one?: Sent },
  ): Promise<Answer | undefined> {
    do {
      if (one) one.times += 1;
      const answer = await this.#ask(client, path, body, one?.key);
      if (answer && answer.status < 500 && answer.status !== 429) return answer;
      await wait(ASK_AGAIN_MS);
    } while (Date.now() < until && !this.#isOver);
    return undefined;
  }

  async #ask({ id, token }: Client, path: string, body: object, key?: string): Promise<Answer | undefined> {
    try {
      const answer = await fetch(this.#base + path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          // Each shopper has an address of their own, so that nginx counts them apart.
          'x-test-caller': `10.1.${id >> 8}.${id & 255}`,
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      });
      return { status: answer.status, body: (await answer.json()) as Answer['body'] };
    } catch {
      return undefined; // nobody there, half an answer, or none in time
    }
  }
}
