// npm run publisher
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { publisherServer } from './http.ts';
import { metricsServer } from './metrics.ts';
import { publish } from './publish.ts';
import { Queue } from './queue.ts';
import { Releases } from './release.ts';
import { ReplayGuard } from './replay-guard.ts';
import { readSettings, SettingsError } from './settings.ts';
import { PublisherState } from './status.ts';

try {
  const settings = readSettings(process.env);
  const { dir, host, port, key, metrics } = settings;
  mkdirSync(dir, { recursive: true });
  const releases = new Releases(dir);
  const stop = new AbortController();
  const state: PublisherState = new PublisherState(() => ({
    running: queue.running,
    waiting: queue.waiting,
    current: releases.current(),
    releases: releases.list(),
  }));
  const queue = new Queue(
    join(dir, 'asked.json'),
    (requests) => publish(requests, settings, releases, state, stop.signal),
    stop.signal,
  );

  const server = publisherServer({
    key,
    replayGuard: new ReplayGuard(join(dir, 'seen.json')),
    queue,
    releases,
    state,
  });
  const metricsListener = metricsServer(() => state.status);
  for (const each of [server, metricsListener])
    each.once('error', (error) => {
      console.error(`The publisher can't listen: ${error.message}.`);
      process.exit(1);
    });
  if (metrics) metricsListener.listen(metrics.port, metrics.host);
  server.listen(port, host, () => {
    const address = server.address();
    const url = `http://${host}:${typeof address === 'object' ? address?.port : port}`;
    console.log(`The publisher answers on ${url} and keeps releases in ${dir}.`);
    process.send?.({ version: 1, type: 'listening', url });
    queue.resume();
    if (settings.atStart) queue.add({ id: randomUUID(), reason: 'The publisher was started' });
  });

  // Requests are stored on disk, and resumed at the next start.
  const shutDown = () => {
    stop.abort();
    for (const each of [server, metricsListener]) {
      each.close();
      each.closeAllConnections();
    }
    process.channel?.unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, shutDown);
  // The publisher ends with the process that started it over IPC.
  if (process.send) process.once('disconnect', shutDown);
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
