import type { Database } from '../../db/database.ts';
import { describeFault } from '../../db/describe-fault.ts';
import {
  type Channel,
  claimMessages,
  deleteSettledMessages,
  findAddressee,
  type MessageRow,
  settleMessage,
} from '../../repositories/message.ts';
import { compose } from './compose.ts';
import { RestingError } from '../rest.ts';
import { type Send, SendError } from './send.ts';

const LOOK_EVERY_MS = 1_000;
/** How many messages of a channel a process sends at once. Each push goes to a server of its own, and may wait for it in vain. */
const CONCURRENCY: Readonly<Record<Channel, number>> = { webhook: 20, email: 10, push: 100 };
/** Share of the concurrency that retries may take, so that new messages go first. */
const SHARE_OF_RETRIES = 0.25;
/** Messages taken at once, so that they don't use all connections of the database. */
const BATCH = 20;
/** Longer than the slowest channel takes. Whoever has not said by then what became of it has died, and another sends it again. */
const LEASE_MS = 60_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 30 * 60_000;
/** Nothing is put off for longer, pauses being up to a quarter more: what is due later was written by a clock that was ahead. */
const LONGEST_WAIT_MS = LONGEST_PAUSE_MS * 1.25;
/** Maximum attempts, within about two hours: older news is of no use. */
const MAX_ATTEMPTS = 12;
const RETAINED_MS = 30 * 86_400_000;
const SWEEP_MS = 60 * 60_000;

export interface Sending {
  readonly db: Database;
  readonly channels: ReadonlyMap<Channel, Send>;
  /** The shop's name, as it stands in the texts. */
  readonly shop: string;
  readonly now: () => Date;
}

/** Exponential backoff with jitter. */
const pauseAfter = (attempts: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1)) * (0.75 + Math.random() / 2);

const sendErrorOf = (error: unknown) => (error instanceof RestingError ? new SendError('resting', true) : error);

async function deliver({ db, shop, now }: Sending, send: Send, row: MessageRow): Promise<void> {
  try {
    const addressee = await findAddressee(db, row.orderId);
    if (!addressee) throw new SendError('nobody_there', false);
    await send(compose(row, addressee, shop, now()));
    await settleMessage(db, row, { state: 'sent', sentAt: now(), fault: null });
  } catch (thrown) {
    const error = sendErrorOf(thrown);
    if (!(error instanceof SendError)) throw error;
    const { fault } = error;
    if (error.isTemporary && row.attempts < MAX_ATTEMPTS) {
      const dueAt = new Date(now().getTime() + pauseAfter(row.attempts));
      return settleMessage(db, row, { state: 'pending', dueAt, fault });
    }
    await settleMessage(db, row, { state: 'failed', fault });
    console.error(JSON.stringify({ message: row.key, state: 'failed', channel: row.channel, fault }));
  }
}

/** One channel's messages on their way. Each is replaced by the next as soon as it is settled: none waits for the slowest. */
class Line {
  readonly #sending: Sending;
  readonly #channel: Channel;
  readonly #send: Send;
  readonly #underWay = new Map<Promise<void>, MessageRow>();

  constructor(sending: Sending, channel: Channel, send: Send) {
    [this.#sending, this.#channel, this.#send] = [sending, channel, send];
  }

  /** Begins to send what is due, as much as finds a place, and what is new first. Returns how many. */
  async begin(onSettled: () => void = () => {}): Promise<number> {
    const fresh = await this.#begin(false, this.#free, onSettled);
    const retrying = [...this.#underWay.values()].filter(({ attempts }) => attempts > 1).length;
    const left = Math.ceil(CONCURRENCY[this.#channel] * SHARE_OF_RETRIES) - retrying;
    return fresh + (await this.#begin(true, Math.min(this.#free, left), onSettled));
  }

  /** Free capacity: none while the gateway rests, one when it may be tried again. */
  get #free(): number {
    return Math.min(CONCURRENCY[this.#channel], this.#send.rest?.capacity ?? Infinity) - this.#underWay.size;
  }

  async #begin(isRetry: boolean, most: number, onSettled: () => void): Promise<number> {
    const limit = Math.min(most, BATCH);
    if (limit <= 0) return 0;
    const { db, now: clock } = this.#sending;
    const now = clock();
    const leaseUntil = new Date(now.getTime() + LEASE_MS);
    const rows = await claimMessages(db, {
      now,
      leaseUntil,
      limit,
      isRetry,
      channel: this.#channel,
      longestMs: LONGEST_WAIT_MS,
    });
    for (const row of rows) {
      const settled = this.#deliver(row).finally(() => {
        this.#underWay.delete(settled);
        onSettled();
      });
      this.#underWay.set(settled, row);
    }
    return rows.length;
  }

  async #deliver(row: MessageRow): Promise<void> {
    try {
      await deliver(this.#sending, this.#send, row);
    } catch (error) {
      // The database failed meanwhile: the lease ends, and it is sent again with the same key.
      console.error(JSON.stringify(describeFault(error)));
    }
  }

  /** Waits for the messages that are being sent. */
  async end(): Promise<void> {
    await Promise.all(this.#underWay.keys());
  }
}

const linesOf = (sending: Sending) => [...sending.channels].map(([channel, send]) => new Line(sending, channel, send));

/** Sends what is due, and waits for it. Returns how many were tried. */
export async function sendDue(sending: Sending): Promise<number> {
  const lines = linesOf(sending);
  const begun = await Promise.all(lines.map((line) => line.begin()));
  await Promise.all(lines.map((line) => line.end()));
  return begun.reduce((sum, each) => sum + each, 0);
}

interface Repeated {
  /** Runs the work at once, or once more after the current run. */
  readonly wake: () => void;
  readonly stop: () => Promise<void>;
}

/** Repeats work with a pause in between. */
function repeat(work: () => Promise<unknown>, pauseMs: number, firstPauseMs = pauseMs): Repeated {
  let working: Promise<void> | undefined;
  let isWoken = false;
  let isOver = false;
  let timer = setTimeout(run, firstPauseMs).unref();
  async function workNow(): Promise<void> {
    do {
      isWoken = false;
      await work().catch((error: unknown) => console.error(JSON.stringify(describeFault(error))));
    } while (isWoken && !isOver);
    working = undefined;
    if (!isOver) timer = setTimeout(run, pauseMs).unref();
  }
  function run(): void {
    clearTimeout(timer);
    working = workNow();
  }
  return {
    wake: () => {
      isWoken = true;
      if (!working && !isOver) run();
    },
    stop: async () => {
      isOver = true;
      clearTimeout(timer);
      await working;
    },
  };
}

/** Sends messages as they are written, each channel by itself. Several processes may do it. Returns a function that stops it. */
export function startSending(sending: Sending, lookEvery = LOOK_EVERY_MS): () => Promise<void> {
  const sweep = async () => deleteSettledMessages(sending.db, new Date(sending.now().getTime() - RETAINED_MS));
  const sweeping = repeat(sweep, SWEEP_MS, lookEvery);
  const lines = linesOf(sending).map((line) => {
    const looking: Repeated = repeat(async () => {
      // There may be more than was taken in one go.
      if ((await line.begin(() => looking.wake())) > 0) looking.wake();
    }, lookEvery);
    return { line, looking };
  });
  return async () => {
    await Promise.all([sweeping, ...lines.map(({ looking }) => looking)].map(({ stop }) => stop()));
    await Promise.all(lines.map(({ line }) => line.end()));
  };
}
