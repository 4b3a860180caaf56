import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Gauge, Registry } from '@prometheus-io/client';
import type { Status } from './status.ts';

/** The metrics of the current status in Prometheus' text format. */
export function registryOf(read: () => Status): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, value: (status: Status) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(value(read()));
      },
    });
  gauge('haat_publisher_waiting', 'Requests to publish that wait.', ({ waiting }) => waiting.length);
  gauge('haat_publisher_running', 'Requests that are being published.', ({ running }) => running.length);
  gauge('haat_publisher_releases', 'Releases that can be switched back to.', ({ releases }) => releases.length);
  gauge('haat_publisher_last_ok', '0 if the last publish failed, else 1.', ({ outcomes: [last] }) =>
    Number(!last || last.faults.length === 0),
  );
  gauge('haat_publisher_last_seconds', 'How long the last publish took.', ({ outcomes }) => outcomes[0]?.seconds ?? 0);
  gauge('haat_publisher_last_timestamp_seconds', 'When the last publish ended; 0 if there was none.', ({ outcomes }) =>
    outcomes[0] ? Date.parse(outcomes[0].at) / 1000 : 0,
  );
  return registry;
}

/** Answers Prometheus; it listens on a port of its own, because its answers need no signature. */
export function metricsServer(read: () => Status): Server {
  const registry = registryOf(read);
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    void registry.metrics().then((text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text));
  });
}
