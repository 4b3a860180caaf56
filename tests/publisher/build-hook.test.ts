import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestPublisher } from '../../harness/publisher/publisher.ts';

const publisher = new TestPublisher();
const asked: { authorization: string | undefined; body: unknown }[] = [];
let status = 204;

/** A host that builds sites, as far as we can see it. */
const host = createServer((request: IncomingMessage, response) => {
  void text(request).then((body) => {
    asked.push({ authorization: request.headers.authorization, body: JSON.parse(body) as unknown });
    response.writeHead(status).end();
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const { port } = host.address() as AddressInfo;
  await publisher.start({
    PUBLISHER_FORWARD_URL: `http://127.0.0.1:${port}/repos/haat/shop/dispatches`,
    PUBLISHER_FORWARD_TOKEN: 'a token',
    PUBLISHER_AT_START: 'on',
  });
});
afterAll(async () => {
  await publisher.remove();
  host.close();
});

describe('a site that another host builds', () => {
  test('is asked for at the start, and with the reason of every publish', async () => {
    await publisher.settled();
    await publisher.publish('About us');
    expect(await publisher.settled()).toMatchObject({ error: null, release: null });
    expect(asked.map(({ body }) => body)).toEqual(
      ['The publisher was started', 'About us'].map((reason) => ({
        event_type: 'publish',
        client_payload: { reason },
      })),
    );
    expect(asked[0]?.authorization).toBe('Bearer a token');
  });

  test('is not there when the host refuses, and the editor is told', async () => {
    status = 401;
    await publisher.publish();
    expect((await publisher.settled()).error).toBe('The host that builds the site refuses, with status 401.');
  });
});
