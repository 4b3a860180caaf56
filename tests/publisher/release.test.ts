import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestPublisher } from '../../harness/publisher/publisher.ts';

const publisher = new TestPublisher();
const DAY = 24 * 60 * 60_000;

async function release(text: string): Promise<string> {
  publisher.specifyBuild({ text, pages: 4 });
  await publisher.publish(text);
  return (await publisher.settled()).release ?? '';
}
const rollback = (id: string) => publisher.call('POST', '/rollback', JSON.stringify({ release: id }));
const script = (text: string) => existsSync(join(publisher.current, `_astro/${text}.js`));

beforeAll(() => publisher.start());
afterAll(() => publisher.remove());

describe('releases', () => {
  test('can be switched back to at once, and forth again', async () => {
    const first = await release('first');
    const second = await release('second');
    const { status, body } = await rollback(first);
    expect([status, body.current]).toEqual([200, first]);
    expect(publisher.served()).toContain('first');
    await rollback(second);
    expect(publisher.served()).toContain('second');
  });

  test('that are not kept can’t be switched to', async () => {
    for (const id of ['20200101000000000', '../..', 'x']) expect((await rollback(id)).status).toBe(404);
    expect(publisher.served()).toContain('second');
  });

  test('have the scripts of the one before, so that a page that is open goes on; for a week', async () => {
    await release('third');
    expect([script('first'), script('second'), script('third')]).toEqual([true, true, true]);
    const file = join(publisher.dir, 'published/hashed.json');
    const shown = JSON.parse(readFileSync(file, 'utf8')) as [string, number][];
    expect(shown.map(([name]) => name).sort()).toEqual(['first.js', 'second.js']);
    writeFileSync(file, JSON.stringify(shown.map(([name, at]) => [name, name === 'first.js' ? at - 8 * DAY : at])));
    await release('fourth');
    expect([script('first'), script('second'), script('third')]).toEqual([false, true, true]);
  });

  test('keep the scripts of the one that was shown before a switch back', async () => {
    const { releases } = await publisher.status();
    await rollback(releases[1]?.id ?? '');
    expect([script('third'), script('fourth')]).toEqual([true, true]);
  });

  test('are the last 10, and each says what it is for', async () => {
    for (let n = 0; n < 8; n++) await release(`many-${n}`);
    const { releases, current } = await publisher.status();
    expect(releases).toHaveLength(10);
    expect(releases[0]).toMatchObject({ id: current, pages: 5, requests: [{ reason: 'many-7' }] });
    const folders = releases.map(({ id }) => join(publisher.dir, 'published/releases', id));
    expect(folders.every((folder) => existsSync(folder))).toBe(true);
  });

  test('hold what was built for them and nothing else, whatever comes after', async () => {
    publisher.specifyBuild({ text: 'large', pages: 6 });
    await publisher.publish('large');
    const large = join(publisher.dir, 'published/releases', (await publisher.settled()).release ?? '');
    await release('small');
    expect([1, 4, 5].map((n) => existsSync(join(publisher.current, `page-${n}.html`)))).toEqual([true, false, false]);
    expect(publisher.served()).toContain('small');
    expect(existsSync(join(large, 'page-5.html'))).toBe(true);
    expect(readFileSync(join(large, 'index.html'), 'utf8')).toContain('large');
  });

  test('share what has not changed on the disk', async () => {
    // This site writes its home page again and nothing else.
    await publisher.end();
    await publisher.start({ PUBLISHER_COMMAND: `echo '${PAGE}' > $BUILD_DIR/index.html` });
    const inodes: [number, number][] = [];
    for (const reason of ['once', 'twice']) {
      await publisher.publish(reason);
      expect(await publisher.settled()).toMatchObject({ error: null });
      const inode = (name: string) => statSync(join(publisher.current, name)).ino;
      inodes.push([inode('page-1.html'), inode('index.html')]);
    }
    expect(inodes[0]?.[0]).toBe(inodes[1]?.[0]);
    expect(inodes[0]?.[1]).not.toBe(inodes[1]?.[1]);
  });
});

const PAGE = '<!doctype html><title>x</title><body>A page with enough words to be a page.</body></html>';
