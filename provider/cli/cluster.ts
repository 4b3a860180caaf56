import cluster from 'node:cluster';

/** Runs so many processes on one port, and a new one for each that dies, until it is asked to stop. */
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
      // One that never came to listen would fail again: better to say so than to try for ever.
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
