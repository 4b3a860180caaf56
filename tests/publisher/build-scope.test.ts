import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestPublisher } from '../../harness/publisher/publisher.ts';

const publisher = new TestPublisher();
beforeAll(async () => {
  publisher.specifyBuild({ text: 'zero', pages: 4 });
  await publisher.start();
});
afterAll(() => publisher.remove());

async function publish(scope?: 'settings'): Promise<string | undefined> {
  await publisher.publish('a new text', scope);
  await publisher.settled();
  return publisher.builds('scope').at(-1);
}

describe('the command is told that nothing but the settings has changed', () => {
  test('never of the first build, then whenever all who ask say so', async () => {
    expect(await publish('settings')).toBe('site');
    expect(await publish('settings')).toBe('settings');
    expect(await publish()).toBe('site');
    expect(await publish('settings')).toBe('settings');
  });

  test('not where somebody asks for more meanwhile', async () => {
    publisher.specifyBuild({ text: 'slow', pages: 4, hangsAfter: 2 });
    await publisher.publish('the first', 'settings');
    await expect.poll(async () => (await publisher.status()).step).toBe('building');
    await publisher.publish('only a notice', 'settings');
    await publisher.publish('a page');
    publisher.goOn();
    await publisher.settled();
    expect(publisher.builds('scope').slice(-2)).toEqual(['settings', 'site']);
  });

  test('not after a build that failed, nor while an earlier release is shown', async () => {
    publisher.specifyBuild({ text: 'bad', pages: 4, fails: 'It does not build.' });
    expect(await publish()).toBe('site');
    publisher.specifyBuild({ text: 'good', pages: 4 });
    expect(await publish('settings')).toBe('site');
    const { releases } = await publisher.status();
    await publisher.call('POST', '/rollback', JSON.stringify({ release: releases[1]?.id }));
    expect(await publish('settings')).toBe('site');
    expect(await publish('settings')).toBe('settings');
  });
});
