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
import type { Send } from './channels.ts';
import { compose } from './compose.ts';
import { SendError } from './send-error.ts';

const LOOK_EVERY_MS = 1_000;
const BATCH = 20;
/** Longer than the slowest channel takes. Whoever has not said by then what became of it has died, and another sends it again. */
const LEASE_MS = 60_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 30 * 60_000;
/** Within about two hours; after that nobody wants to know any more. */
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

/** Twice as long after each attempt, and never the same for all. */
const pauseAfter = (attempts: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1)) * (0.75 + Math.random() / 2);

async function deliver({ db, channels, shop, now }: Sending, row: MessageRow): Promise<void> {
  try {
    const send = channels.get(row.channel);
    const addressee = await findAddressee(db, row.orderId);
    if (!send || !addressee) throw new SendError('nobody_there', false);
    await send(compose(row, addressee, shop, now()));
    await settleMessage(db, row, { state: 'sent', sentAt: now(), fault: null });
  } catch (error) {
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

/** Sends what is due. Returns how many were tried. */
export async function sendDue(sending: Sending): Promise<number> {
  const now = sending.now();
  const leaseUntil = new Date(now.getTime() + LEASE_MS);
  const channels = [...sending.channels.keys()];
  const rows = await claimMessages(sending.db, { now, leaseUntil, limit: BATCH, channels });
  const settled = await Promise.allSettled(rows.map((row) => deliver(sending, row)));
  // The database failed meanwhile: the lease ends, and they are sent again with the same key.
  for (const { reason } of settled.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[])
    console.error(JSON.stringify(describeFault(reason)));
  return rows.length;
}

/** Sends messages as they are written. Several processes may do it. Returns a function that stops it. */
export function startSending(sending: Sending, lookEvery = LOOK_EVERY_MS): () => Promise<void> {
  let looking: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  let isOver = false;
  let sweptAt = 0;
  const wait = (ms: number) => {
    if (!isOver) timer = setTimeout(() => (looking = look()), ms).unref();
  };
  async function sweep(): Promise<void> {
    if (Date.now() - sweptAt < SWEEP_MS) return;
    sweptAt = Date.now();
    await deleteSettledMessages(sending.db, new Date(sending.now().getTime() - RETAINED_MS));
  }
  async function look(): Promise<void> {
    let tried = 0;
    try {
      tried = await sendDue(sending);
      await sweep();
    } catch (error) {
      console.error(JSON.stringify(describeFault(error)));
    }
    wait(tried > 0 ? 0 : lookEvery);
  }
  wait(lookEvery);
  return () => {
    isOver = true;
    clearTimeout(timer);
    return looking;
  };
}
