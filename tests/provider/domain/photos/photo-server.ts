import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface PhotoServer {
  /** `localhost:4321`. */
  readonly host: string;
  readonly url: (path: string) => string;
  readonly calls: string[];
  /** The most requests that were under way at once. */
  readonly atOnce: () => number;
  readonly stop: () => Promise<void>;
}

/** A server of photos on this machine. */
export async function startPhotoServer(answer: Answer): Promise<PhotoServer> {
  const calls: string[] = [];
  let [underWay, most] = [0, 0];
  const server = createServer((request, response) => {
    calls.push(request.url ?? '');
    most = Math.max(most, (underWay += 1));
    response.once('close', () => (underWay -= 1));
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  return {
    host,
    calls,
    url: (path) => `http://${host}${path}`,
    atOnce: () => most,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
