import { setImmediate } from 'node:timers/promises';
import { ImportError } from '../import-error.ts';

/** No file of goods has more, in a row and in a field: a small one that unpacks to more would else fill the memory, or hours. */
export const MAX_COLUMNS = 500;
/** Characters of a field; of a description 10,000 are read. */
export const MAX_FIELD = 100_000;

/** How long a file is read, in milliseconds, before it yields to everything else that waits in this process. */
const TIME_SLICE_MS = 10;

/** How the reading of a file is paused and ended. */
export interface Reading {
  /** Aborted when whoever asked for the file has gone. */
  readonly signal?: AbortSignal | undefined;
  /** Waits until reading may go on; by default until the event loop has handled what has arrived meanwhile. */
  readonly yieldControl?: (() => Promise<unknown>) | undefined;
}

export function checkWanted({ signal }: Reading): void {
  if (signal?.aborted) throw new ImportError('Whoever asked for it has gone.', { code: 'gone' });
}

/** Yields the items in time slices until the signal is aborted, and lets other work run in between. */
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
