import { setImmediate } from 'node:timers/promises';
import { ImportError } from '../import-error.ts';

/** No file of goods has more, in a row and in a field: a small one that unpacks to more would else fill the memory, or hours. */
export const MAX_COLUMNS = 500;
/** Characters of a field; of a description 10,000 are read. */
export const MAX_FIELD = 100_000;

/** How long a file is read, in milliseconds, before everything else that waits in this process has its turn. */
const TIME_SLICE_MS = 10;

/** Whom a file is read for. */
export interface Reading {
  /** Ends it, with whoever asked for it. */
  readonly signal?: AbortSignal | undefined;
  /** Waits until reading may go on: by itself, until what has arrived meanwhile has been looked at. */
  readonly yieldControl?: (() => Promise<unknown>) | undefined;
}

export function checkWanted({ signal }: Reading): void {
  if (signal?.aborted) throw new ImportError('Whoever asked for it has gone.', { code: 'gone' });
}

/** Hands items on for as long as somebody wants them, and lets everything else have its turn between them. */
export async function* inTimeSlices<T>(items: AsyncIterable<T>, reading: Reading = {}): AsyncGenerator<T> {
  let began = performance.now();
  for await (const item of items) {
    if (performance.now() - began > TIME_SLICE_MS) {
      await (reading.yieldControl ?? setImmediate)();
      checkWanted(reading);
      began = performance.now();
    }
    yield item;
  }
}
