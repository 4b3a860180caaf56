import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { needs } from '../skip-unless.ts';
import { TestPublisher } from '../../harness/publisher/publisher.ts';

/** Whoever may not mount a file system tests without one of its own. */
const probe = mkdtempSync(join(tmpdir(), 'haat-mount-'));
const mayMount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', probe]).status === 0;
if (mayMount) execFileSync('umount', [probe]);
rmSync(probe, { recursive: true, force: true });

const FULL_DISK = fileURLToPath(new URL('./full-disk.ts', import.meta.url));
const KB = 1000;
const good = { text: 'good', pages: 4 };
let publisher: TestPublisher;
const mounted: string[] = [];

function mount(dir: string, size: string): void {
  mkdirSync(dir, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', dir]);
  mounted.push(dir);
}

beforeEach(() => {
  publisher = new TestPublisher();
  publisher.specifyBuild(good);
});
afterEach(async () => {
  await publisher.end();
  for (const dir of mounted.splice(0)) execFileSync('umount', ['-l', dir]);
  await publisher.remove();
});

const publish = async () => {
  await publisher.publish();
  return publisher.settled();
};
const releases = () => globSync('published/releases/*', { cwd: publisher.dir });

describe('a disk of its own', needs(mayMount, 'the right to mount a file system, which root has'), () => {
  test('for the releases: they are made and switched as anywhere, though nothing can be linked to it', async () => {
    mount(join(publisher.dir, 'published/releases'), '10m');
    await publisher.start();
    const first = await publish();
    publisher.specifyBuild({ text: 'second', pages: 4 });
    expect([first, await publish()]).toMatchObject([{ error: null }, { error: null }]);
    expect(publisher.served()).toContain('second');
    const back = await publisher.call('POST', '/rollback', JSON.stringify({ release: first.release }));
    expect(back.status).toBe(200);
    expect(publisher.served()).toContain('good');
  });

  test('that is full in the middle of a publish: the old release stays, the half one goes, and the words say what to do', async () => {
    mount(join(publisher.dir, 'published'), '1m');
    await publisher.start();
    expect((await publish()).error).toBeNull();
    const before = releases();
    // What is built still fits, and what is made of it does not; then not even that fits.
    for (const kb of [500, 2000]) {
      const page = `<!doctype html><title>x</title><body>${'Words enough to be a page. '.repeat((kb * KB) / 27)}</body></html>`;
      publisher.specifyBuild({ text: 'large', pages: 4, files: { 'large.txt': page } });
      const { error, release } = await publish();
      expect(release).toBeNull();
      expect(error).toMatch(
        /^There is no room left on the disk: \d MB are free where the releases are kept.*publish again\.$/,
      );
      expect(publisher.served()).toContain('good');
      expect(releases().sort()).toEqual(before.sort());
    }
    publisher.specifyBuild({ text: 'small', pages: 4 });
    expect((await publish()).error).toBeNull();
    expect(publisher.served()).toContain('small');
  });
});

test('a build that meets a full disk says what to do', async () => {
  await publisher.start();
  await publish();
  await publisher.end();
  await publisher.start({ PUBLISHER_COMMAND: `${process.execPath} ${FULL_DISK}` });
  expect((await publish()).error).toMatch(/^There is no room left on the disk: \d+ MB are free/);
  expect(publisher.served()).toContain('good');
});
