import { randomUUID } from 'node:crypto';
import { type Client, slotTomorrow } from '../provider/fixtures/clients.ts';
import { askOver } from '../../harness/processes.ts';

const WAIT_MS = 100;

export interface Placed {
  readonly key: string;
  /** Every number that was answered for this key: one, however often it was sent. */
  readonly numbers: readonly string[];
  readonly sent: number;
}

/** A shop page asks again after a while; this is no wait of the test's. */
const pause = () => new Promise((resolve) => setTimeout(resolve, WAIT_MS));

/** Asks until somebody answers who is not just starting, closing or without a database. Returns how often it was sent, too. */
async function askUntilAnswered(base: () => string, ...[method, path, asking]: [string, string, object]) {
  for (let sent = 1; ; sent += 1) {
    try {
      const answer = await askOver(base(), method, path, asking);
      if (answer.status < 500) return { ...answer, sent };
    } catch (error) {
      // Nobody there, or half an answer.
      if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
    }
    await pause();
  }
}

/** Orders like a shop page on a poor line: the same key again until there is an answer, and once more after it. */
export async function orderUntilAnswered(
  base: () => string,
  { token, addressId }: Client,
  goods: readonly number[],
): Promise<Placed> {
  for (const id of goods)
    await askUntilAnswered(base, 'POST', '/cart/', { token, body: { productId: id, quantity: 1 } });
  const key = randomUUID();
  const asking = {
    token,
    headers: { 'idempotency-key': key },
    body: { addressId, slotId: slotTomorrow(), paymentMethod: 'cash', useWallet: true },
  };
  const first = await askUntilAnswered(base, 'POST', '/order', asking);
  const again = await askUntilAnswered(base, 'POST', '/order', asking);
  const numbers = [first, again].map(({ status, body }) =>
    status === 200 ? (body.data.number as string) : `${status} ${body.code}`,
  );
  return { key, numbers: [...new Set(numbers)], sent: first.sent + again.sent };
}
