import { createServer, type Server } from 'node:http';
import type { ListenSettings } from './listen-settings.ts';
import { listenOn } from './listen-on.ts';

const NAMES = { port: 'METRICS_PORT', host: 'METRICS_HOST' };

/** Prometheus asks for it. Never a part of the server that shoppers reach: it listens on a port of its own. */
function metricsServer(read: () => Promise<string>): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    read().then(
      (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      (error: unknown) => {
        console.error(`The metrics could not be read: ${error instanceof Error ? error.message : String(error)}`);
        response.writeHead(503).end();
      },
    );
  });
}

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
