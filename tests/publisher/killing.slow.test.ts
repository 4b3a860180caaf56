import { existsSync, globSync, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Crash } from '../../harness/publisher/crash.ts';
import { TestPublisher } from '../../harness/publisher/publisher.ts';

const publisher = new TestPublisher();
const PAGES = 40;
let latest = 0;
/** Every release that a shopper has seen. */
const seen = new Set<number>();
let shoppers: NodeJS.Timeout;

beforeAll(async () => {
  await publisher.start();
  await publishNext();
  await publisher.settled();
  shoppers = setInterval(() => seen.add(wholeSite()), 20);
});
afterAll(async () => {
  clearInterval(shoppers);
  await publisher.remove();
});

/** A release that no list knows, of a publish that was killed before. */
const leftover = () => join(publisher.dir, 'published/releases/20260101000000000');

/** Asks for a release with a number of its own. */
async function publishNext(hangsAfter?: number): Promise<void> {
  latest += 1;
  publisher.specifyBuild({ text: `release-${latest}`, pages: PAGES, ...(hangsAfter !== undefined && { hangsAfter }) });
  mkdirSync(leftover(), { recursive: true });
  // It may be killed before it can answer.
  await publisher.publish().catch(() => {});
}

/** The number of the release that every page of the site shows; fails when a page is missing, cut off, or of another release. */
function wholeSite(): number {
  const dir = realpathSync(publisher.current);
  const pages = globSync('**/*.html', { cwd: dir }).map((name) => readFileSync(join(dir, name), 'utf8'));
  const texts = new Set(pages.map((page) => /<p>(release-\d+), .*<\/html>$/.exec(page)?.[1] ?? 'a broken page'));
  expect(pages).toHaveLength(PAGES + 1);
  expect([...texts]).toHaveLength(1);
  const [text = ''] = texts;
  expect(existsSync(join(dir, `_astro/${text}.js`))).toBe(true);
  return Number(text.slice('release-'.length));
}

const leftHalfDone = () => globSync('published/{releases/*.part,current.next}', { cwd: publisher.dir });

/** Begun again, it does what was asked for, and leaves nothing half done. */
async function expectItGoesOn(): Promise<void> {
  await publisher.start();
  expect(await publisher.settled()).toMatchObject({ error: null });
  expect(wholeSite()).toBe(latest);
  expect(leftHalfDone()).toEqual([]);
  expect(existsSync(leftover())).toBe(false);
}

type Shown = 'old' | 'new';
const MOMENTS: [stage: string, Crash, Shown][] = [
  ['before the build', { operation: 'writeFileSync', path: '^build\\.pid' }, 'old'],
  ['in the check', { operation: 'readFile', path: '^build/page-20\\.html$' }, 'old'],
  [
    'while it copies what has changed',
    { operation: 'copyFileSync', path: '^releases/.*\\.part/page-20\\.html$' },
    'old',
  ],
  ['with every file copied', { operation: 'renameSync', path: '^releases/\\d+$' }, 'old'],
  ['with a release that no list knows yet', { operation: 'writeFileSync', path: '^releases/\\d+\\.json' }, 'old'],
  ['while it carries over old scripts', { operation: 'linkSync', path: '^releases/.*/_astro/' }, 'old'],
  ['before the switch', { operation: 'symlinkSync', path: '^current\\.next$' }, 'old'],
  ['in the switch', { operation: 'renameSync', path: '^current$' }, 'old'],
  ['right after the switch', { operation: 'renameSync', path: '^current$', when: 'after' }, 'new'],
  ['while it links the next release beforehand', { operation: 'linkSync', path: '^[^/]+/page-20\\.html$' }, 'new'],
  ['while it takes away old releases', { operation: 'rm', path: '^releases/\\d+$' }, 'new'],
];

/** It is killed at that very moment and no other, and a shopper finds a whole site. */
async function expectKilledAt(crash: Crash, shown: number): Promise<void> {
  const [when, operation, path = ''] = (await publisher.crashed()).split(' ');
  expect([when, operation]).toEqual([crash.when ?? 'before', crash.operation]);
  expect(path).toMatch(new RegExp(crash.path));
  expect(wholeSite()).toBe(shown);
}

describe('a publisher that is killed', () => {
  test.each(MOMENTS)(
    '%s leaves a whole site, and does at its next start what was asked for',
    async (_, crash, shown) => {
      const before = wholeSite();
      await publisher.end();
      await publisher.start({}, crash);
      await publishNext();
      await expectKilledAt(crash, shown === 'old' ? before : latest);
      await expectItGoesOn();
    },
  );

  test('again and again while it goes on, a little later each time, does it in the end', async () => {
    const before = wholeSite();
    await publisher.end();
    for (const [turn, [, crash, shown]] of MOMENTS.filter((_, i) => i % 3 === 2).entries()) {
      await publisher.start({}, crash);
      if (turn === 0) await publishNext();
      await expectKilledAt(crash, shown === 'old' ? before : latest);
    }
    await expectItGoesOn();
  });

  test('in the middle of a build takes the build with it, so that two never write into one folder', async () => {
    const before = wholeSite();
    await publishNext(PAGES / 2);
    const built = (page: number) => {
      const file = join(publisher.dir, `published/build/page-${page}.html`);
      return existsSync(file) && readFileSync(file, 'utf8').includes(`release-${latest},`);
    };
    await expect.poll(() => built(PAGES / 2 - 1)).toBe(true);
    expect((await publisher.status()).step).toBe('building');
    await publisher.end('SIGKILL');
    expect(built(PAGES / 2)).toBe(false);
    expect(wholeSite()).toBe(before);
    const slow = `release-${latest}`;
    latest += 1;
    publisher.specifyBuild({ text: `release-${latest}`, pages: PAGES });
    await expectItGoesOn();
    // It has been gone since: it does nothing while the next one is made.
    const lastSign = publisher.builds('still').length;
    await publishNext();
    await publisher.settled();
    expect(publisher.builds('still')).toHaveLength(lastSign);
    expect(publisher.builds()).toContain(slow);
    expect(publisher.builds('end')).not.toContain(slow);
  });

  test('shows every release that was asked for, each a whole one', () => {
    expect([...seen].sort((a, b) => a - b)).toEqual(expect.arrayContaining(MOMENTS.map((_, i) => i + 1)));
  });
});
