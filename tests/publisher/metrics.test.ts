import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePorts } from '../../harness/free-ports.ts';
import { TestPublisher } from '../../harness/publisher/publisher.ts';

const publisher = new TestPublisher();
let metrics: string;
beforeAll(async () => {
  const [port] = await freePorts(1);
  metrics = `http://127.0.0.1:${port}/metrics`;
  await publisher.start({ PUBLISHER_METRICS_PORT: String(port) });
});
afterAll(() => publisher.remove());

const read = async () => (await fetch(metrics)).text();

test('the publisher says what waits, and how the last publish ended', async () => {
  expect(await read()).toContain('haat_publisher_waiting 0');
  expect(await read()).toContain('haat_publisher_last_timestamp_seconds 0');
  publisher.specifyBuild({ text: 'first', pages: 3 });
  await publisher.publish();
  await publisher.settled();
  expect(await read()).toContain('haat_publisher_last_ok 1');
  publisher.specifyBuild({ text: 'second', pages: 3, fails: 'No disk.' });
  await publisher.publish();
  await publisher.settled();
  const text = await read();
  expect(text).toContain('haat_publisher_last_ok 0');
  expect(text).toMatch(/^haat_publisher_last_timestamp_seconds 1\d{9}/m);
});

test('it counts how many wait while one is under way', async () => {
  publisher.specifyBuild({ text: 'third', pages: 3, hangsAfter: 1 });
  await publisher.publish();
  await expect.poll(read).toContain('haat_publisher_running 1');
  await publisher.publish('one more');
  await publisher.publish('and one more');
  expect(await read()).toContain('haat_publisher_waiting 2');
  publisher.goOn();
  await publisher.settled();
});

test('nothing else is answered there, and no metrics where the provider calls', async () => {
  expect((await fetch(metrics.replace('/metrics', '/status'))).status).toBe(404);
  expect((await fetch(`${publisher.base}/metrics`)).status).toBe(401);
});
