import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Taken {
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** With which it was answered; undefined when it was not. */
  readonly status: number | undefined;
  // Tests look into it; each says by its expectation what it should find.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

export const GATEWAY_KEY = 'a-key-that-the-gateway-has-too-0123456789';

/** A gateway that notes what it is sent. `answer` says with which status; undefined: not at all, until it is closed. */
export async function openGateway(answer: () => number | undefined = () => 202) {
  const taken: Taken[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    request.on('end', () => {
      const status = answer();
      taken.push({ headers: request.headers, text, status, body: JSON.parse(text) as unknown });
      if (status !== undefined) response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send?shop=haat`,
    taken,
    /** What was answered so, each key once, as a gateway counts. */
    byKey: (answered: number) =>
      new Map(taken.filter(({ status }) => status === answered).map((one) => [one.headers['idempotency-key'], one])),
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
