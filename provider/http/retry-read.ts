import { setTimeout as wait } from 'node:timers/promises';
import { isConnectionLost } from '../db/database-fault.ts';

const TRIES = 3;
const PAUSE_MS = 250;

/**
 * Does the work of a call again when its connection to the database is lost under it, as at a fail-over. For a GET only: whether
 * a write was done nobody knows then: the caller is told to send it again, an order with its Idempotency-Key.
 */
export async function retryRead<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === TRIES || !isConnectionLost(error)) throw error;
      await wait(attempt * PAUSE_MS);
    }
  }
}
