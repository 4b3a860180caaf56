import { createServer, type Server } from 'node:http';

/** Prometheus asks for it. Never a part of the server that shoppers reach: it listens on a port of its own. */
export function metricsServer(read: () => Promise<string>): Server {
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
