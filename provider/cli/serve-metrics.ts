import { metricsServer } from '../http/metrics-server.ts';
import type { ListenSettings } from './listen-settings.ts';
import { listenOn } from './listen-on.ts';

const NAMES = { port: 'METRICS_PORT', host: 'METRICS_HOST' };

/** Answers Prometheus where the settings say so. Returns a function that stops it. Throws `ListenError`. */
export async function serveMetrics({ metrics }: ListenSettings, read: () => Promise<string>): Promise<() => void> {
  if (!metrics) return () => {};
  const server = metricsServer(read);
  const url = await listenOn(server, metrics, NAMES);
  console.log(`The metrics are on ${url}/metrics.`);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
