import { readlinkSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestPublisher } from '../../harness/publisher/publisher.ts';

let publisher: TestPublisher;
beforeEach(async () => {
  publisher = new TestPublisher();
  publisher.specifyBuild({ text: 'one', pages: 20, hangsAfter: 10 });
  await publisher.start();
});
afterEach(() => publisher.remove());

const building = () => expect.poll(async () => (await publisher.status()).step).toBe('building');

describe('what is asked for', () => {
  test('while a build runs becomes one next build', async () => {
    await publisher.publish();
    await building();
    publisher.specifyBuild({ text: 'two', pages: 3 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => publisher.publish()));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(202));
    publisher.goOn();
    const outcome = await publisher.settled();
    expect(outcome.requests).toHaveLength(8);
    expect(publisher.builds()).toHaveLength(2);
    expect(publisher.served()).toContain('two');
  });

  test('twice at the same moment makes one or two whole releases', async () => {
    publisher.goOn();
    await Promise.all([publisher.publish(), publisher.publish()]);
    await publisher.settled();
    const { releases, outcomes } = await publisher.status();
    expect([1, 2]).toContain(releases.length);
    expect(releases.every(({ pages }) => pages === 21)).toBe(true);
    expect(outcomes.flatMap(({ requests }) => requests)).toHaveLength(2);
  });

  test('is done after a restart, when the publisher was stopped in the middle', async () => {
    await publisher.publish();
    await building();
    await publisher.end('SIGTERM');
    publisher.specifyBuild({ text: 'two', pages: 3 });
    await publisher.start();
    expect(await publisher.settled()).toMatchObject({ error: null });
    expect(publisher.served()).toContain('two');
  });

  test('can be watched as it goes on', async () => {
    expect(await publisher.status()).toMatchObject({ version: 1, step: 'idle' });
    await publisher.publish();
    await building();
    publisher.goOn();
    await expect.poll(async () => (await publisher.status()).outcomes[0]?.faults).toEqual([]);
    const { current } = await publisher.status();
    expect(readlinkSync(publisher.current)).toBe(`releases/${current}`);
  });
});
