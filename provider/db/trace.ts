import { AsyncLocalStorage } from 'node:async_hooks';

/** Whose queries these are. Both are written into the comments of queries: letters, digits, `_` and `-` only. */
export interface Trace {
  readonly call: string;
  readonly requestId: string;
  /** Waits while a more important request uses the one connection of the embedded database. */
  readonly waitForConnection?: () => Promise<void>;
}

const traces = new AsyncLocalStorage<Trace>();

/** Runs `work` so that its queries carry the trace in a comment. */
export const withTrace = <T>(trace: Trace, work: () => Promise<T>): Promise<T> => traces.run(trace, work);

/** Called before each statement on a shared connection. */
export const waitForConnection = async (): Promise<void> => traces.getStore()?.waitForConnection?.();

/**
 * Says in a comment whose query it is, for `pg_stat_activity` and the server's log of slow queries.
 * https://google.github.io/sqlcommenter/spec/
 */
export function comment(text: string): string {
  const trace = traces.getStore();
  return trace ? `${text} /*call='${trace.call}',request_id='${trace.requestId}'*/` : text;
}
