import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { describeFault } from './describe-fault.ts';

/**
 * Hears what is called out on a channel with NOTIFY, until the returned function is called. `hear` gets undefined whenever
 * listening begins, after a lost connection too: what was called out before is not known.
 */
export type Listen = (channel: string, hear: (payload: string | undefined) => void) => () => void;

const AGAIN_MS = 5_000;

export const listenEmbedded =
  (client: PGlite): Listen =>
  (channel, hear) => {
    const listening = client.listen(channel, hear);
    const report = (error: unknown) => console.error(JSON.stringify(describeFault(error)));
    listening.then(() => hear(undefined)).catch(report);
    return () => void listening.then((end) => (client.closed ? undefined : end())).catch(report);
  };

/** On a connection of its own: one of the pool would be missing there. */
export const listenOnServer =
  (url: string): Listen =>
  (channel, hear) => {
    let isOver = false;
    let timer: NodeJS.Timeout | undefined;
    let client: pg.Client | undefined;

    const connect = (): void => {
      const opened = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 10_000 });
      client = opened;
      const lost = once(() => {
        void opened.end().catch(() => {});
        if (!isOver) timer = setTimeout(connect, AGAIN_MS).unref();
      });
      opened.on('error', lost);
      opened.on('end', lost);
      opened.on('notification', ({ payload }) => hear(payload ?? ''));
      opened
        .connect()
        .then(() => opened.query(`listen ${opened.escapeIdentifier(channel)}`))
        .then(() => isOver || hear(undefined))
        .catch(lost);
    };
    connect();
    return () => {
      isOver = true;
      clearTimeout(timer);
      void client?.end().catch(() => {});
    };
  };

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
}
