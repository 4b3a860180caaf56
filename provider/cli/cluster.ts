import cluster from 'node:cluster';

/** Runs a number of worker processes on one port, replacing each that dies, until it is asked to stop. */
export async function runCluster(processes: number): Promise<void> {
  let stopping = false;
  const stop = (): void => {
    stopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);

  const start = (): void => {
    let hasAnswered = false;
    const worker = cluster.fork();
    worker.once('listening', () => (hasAnswered = true));
    worker.once('exit', (code, signal) => {
      if (stopping) return;
      console.error(`A process of the provider ended (${signal ?? code}).`);
      // A worker that never listened would fail again, so the cluster stops instead of restarting it for ever.
      if (hasAnswered) return start();
      process.exitCode = 1;
      stop();
    });
  };
  for (let each = 0; each < processes; each += 1) start();
  await new Promise<void>((resolve) =>
    cluster.on('exit', () => {
      if (Object.keys(cluster.workers ?? {}).length === 0) resolve();
    }),
  );
}
