import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { ClusterRegistry, type Registry } from '@prometheus-io/client';
import { getRequestListener } from '@hono/node-server';
import { CONNECTION_LIMITS, endUnread } from '../http/connection-limits.ts';
import { describeObstacles } from '../domain/opening/obstacles.ts';
import { openProvider } from '../index.ts';
import { listenOn } from './listen-on.ts';
import type { ListenSettings } from './listen-settings.ts';
import { serveMetrics } from './serve-metrics.ts';

const SHUTDOWN_TIMEOUT_MS = 12_000;

const STOPPING = ['SIGINT', 'SIGTERM', 'disconnect'] as const;

/** Resolves on SIGINT or SIGTERM, or when the parent process has exited. */
const stopped = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = (): void => {
      // A listener for `disconnect` left behind would keep the process alive.
      for (const event of STOPPING) process.off(event, stop);
      resolve();
    };
    for (const event of STOPPING) process.on(event, stop);
  });

/** Of several processes, the one that started them answers Prometheus for all. */
function answerPrimary(registry: Registry): void {
  ClusterRegistry.setRegistries([registry]);
  new ClusterRegistry(); // listens for its question
}

/** Serves the provider until it is asked to stop, then shuts down gracefully. */
export async function serveUntilStopped(settings: ListenSettings): Promise<void> {
  const stop = stopped(); // from the first moment on: whoever stops it while it starts is heard too
  const provider = await openProvider(settings.provider, console.log);
  const { registry } = provider.metrics;
  provider.metrics.watchProcess();
  let stopMetrics = (): void => {};
  const listener = getRequestListener(provider.fetch);
  const server = createServer(CONNECTION_LIMITS, (request, response) => {
    endUnread(request, response);
    void listener(request, response);
  });
  try {
    if (cluster.isWorker) answerPrimary(registry);
    else stopMetrics = await serveMetrics(settings, () => registry.metrics());
    const url = await listenOn(server, settings);
    // Only one of several processes logs this.
    if ((cluster.worker?.id ?? 1) === 1) for (const line of describeObstacles(provider.obstacles)) console.log(line);
    console.log(`The provider answers on ${url}/api (process ${process.pid}).`);
    await stop;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    // Idle keep-alive connections are closed.
    setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS).unref();
    await Promise.all([closed, provider.close()]);
  } finally {
    stopMetrics();
    await provider.close();
  }
}
