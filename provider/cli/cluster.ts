import cluster from 'node:cluster';
import { ClusterRegistry } from '@prometheus-io/client';
import type { ListenSettings } from './listen-settings.ts';
import { serveMetrics } from './serve-metrics.ts';

const RESTART_AFTER_MS = 1_000;

/** Runs a number of worker processes on one port, replacing each that dies, until it is asked to stop. */
export async function runCluster(settings: ListenSettings): Promise<void> {
  const all = new ClusterRegistry();
  const stopMetrics = await serveMetrics(settings, () => all.clusterMetrics());
  let stopping = false;
  const ended = Promise.withResolvers<undefined>();
  const endWhenNoneIsLeft = (): void => {
    if (stopping && Object.keys(cluster.workers ?? {}).length === 0) ended.resolve(undefined);
  };
  const stop = (): void => {
    stopping = true;
    endWhenNoneIsLeft();
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);

  let hasAnswered = false;
  const start = (): void => {
    if (stopping) return;
    let isListening = false;
    const worker = cluster.fork();
    worker.once('listening', () => (hasAnswered = isListening = true));
    worker.once('exit', (code, signal) => {
      if (stopping) return;
      console.error(`A process of the provider ended (${signal ?? code}).`);
      if (isListening) return start();
      // One that is to replace another waits for a database that is away at the moment.
      if (hasAnswered) return void setTimeout(start, RESTART_AFTER_MS);
      // Where none has ever listened the next would fail too, so the cluster stops instead of restarting it for ever.
      process.exitCode = 1;
      stop();
    });
  };
  for (let each = 0; each < settings.processes; each += 1) start();
  cluster.on('exit', endWhenNoneIsLeft);
  await ended.promise;
  stopMetrics();
}
