import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestPublisher } from '../../harness/publisher/publisher.ts';

const publisher = new TestPublisher();
beforeAll(async () => {
  publisher.specifyBuild({ text: 'one', pages: 3 });
  await publisher.start();
});
afterAll(() => publisher.remove());

const MINUTE = 60_000;
const LONGEST_BODY = 64_000;
const wish = (id: string) => JSON.stringify({ id, reason: 'About us' });

/** Sends on and on, as fast as it is taken, until there is an answer; gives its status. */
const sendEndlessly = (base: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const endless = request(base, { method: 'POST' }, (answer) => {
      resolve(answer.statusCode);
      endless.destroy();
    });
    endless.on('error', reject);
    const chunk = Buffer.alloc(64 * 1024, 'x');
    let left = 2000;
    const send = () => {
      if ((left -= 1) === 0) endless.destroy(new Error('It is taken without an end.'));
      else if (!endless.destroyed) endless.write(chunk, send);
    };
    send();
  });

describe('a call to the publisher', () => {
  test('is taken when it is signed with the key', async () => {
    const { status, body } = await publisher.call('POST', '/', wish('first'));
    expect(status).toBe(202);
    expect([...body.running, ...body.waiting]).toEqual([{ id: 'first', reason: 'About us' }]);
    const outcome = await publisher.settled();
    expect(outcome).toMatchObject({ error: null, requests: [{ id: 'first', reason: 'About us' }] });
    expect(publisher.served()).toContain('one');
  });

  test('is refused when it is signed with another key, whatever it asks for', async () => {
    const other = { key: 'somebody else’s key, which is long too' };
    for (const [method, path] of [
      ['POST', '/'],
      ['POST', '/rollback'],
      ['GET', '/status'],
      ['GET', '/nothing'],
    ] as const)
      expect((await publisher.call(method, path, wish('forged'), other)).status).toBe(401);
  });

  test('is refused when it was signed for another method, path or body', async () => {
    const body = JSON.stringify({ id: 'moved', reason: 'x', release: 'x' });
    for (const [method, path, signedAs] of [
      ['POST', '/rollback', { path: '/' }],
      ['POST', '/', { path: '/rollback' }],
      ['POST', '/', { method: 'PUT' }],
      ['POST', '/', { body: `${body} ` }],
      ['GET', '/status', { path: '/nothing' }],
      ['GET', '/status', { method: 'POST' }],
    ] as const)
      expect((await publisher.call(method, path, body, { signedAs })).status).toBe(401);
    expect((await publisher.call('GET', '/status')).status).toBe(200);
  });

  test.each([-6 * MINUTE, 6 * MINUTE, Number.NaN])('is refused when its timestamp is %s ms off', async (off) => {
    const { status, body } = await publisher.call('POST', '/', wish('old'), { at: Date.now() + off });
    expect(status).toBe(401);
    expect(body.message).toMatch(/more than 5 minutes off/);
  });

  test('is refused when it comes a second time, after a restart too', async () => {
    const at = { at: Date.now() };
    expect((await publisher.call('POST', '/', wish('again'), at)).status).toBe(202);
    expect((await publisher.call('POST', '/', wish('again'), at)).status).toBe(409);
    await publisher.settled();
    await publisher.end('SIGTERM');
    await publisher.start();
    expect((await publisher.call('POST', '/', wish('again'), at)).status).toBe(409);
  });

  test.each(['', 'not JSON', '{}', '[]', 'null', '{"id":1,"reason":"x"}', '{"id":"x"}'])(
    'is refused when its body is %j',
    async (body) => expect((await publisher.call('POST', '/', body)).status).toBe(400),
  );

  test('is refused when its body is a byte too long', async () => {
    expect((await publisher.call('POST', '/', 'x'.repeat(LONGEST_BODY))).status).toBe(400);
    const { status, body } = await publisher.call('POST', '/', 'x'.repeat(LONGEST_BODY + 1));
    expect([status, body.message]).toEqual([413, 'The body is too large.']);
  });

  test('is refused when its body is endless', async () => {
    expect(await sendEndlessly(publisher.base)).toBe(413);
    expect((await publisher.call('GET', '/status')).status).toBe(200);
  });

  test('has made nothing but what was taken', () => expect(publisher.builds()).toEqual(['one', 'one']));
});
