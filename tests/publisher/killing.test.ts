import { randomInt } from 'node:crypto';
import { existsSync, globSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestPublisher } from './publisher.ts';

const publisher = new TestPublisher();
const PAGES = 40;
const PAUSE = 8;
const KILLS = 10;

beforeAll(async () => {
  publisher.wish({ text: 'release-0', pages: PAGES });
  await publisher.start();
  await publisher.publish();
  await publisher.settled();
});
afterAll(() => publisher.remove());

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

describe('a publisher that is killed', { timeout: 60_000 }, () => {
  test(`at ${KILLS} moments of a build leaves a whole site, and does at its next start what was asked for`, async () => {
    const seen = new Set<number>();
    const shoppers = setInterval(() => seen.add(wholeSite()), 10);
    let settled = 0;
    for (let n = 1; n <= KILLS; n++) {
      publisher.wish({ text: `release-${n}`, pages: PAGES, pause: PAUSE });
      await publisher.publish();
      // So long the pages take; the release is made and switched right after.
      const moment = randomInt(PAGES * PAUSE * 2);
      await wait(moment);
      await publisher.end('SIGKILL');
      const shown = wholeSite();
      expect(shown >= settled && shown <= n, `release ${shown} after a kill at ${moment} ms`).toBe(true);
      await publisher.start();
      if (n % 2 === 0) continue; // and at once the next one
      await publisher.settled();
      expect(wholeSite()).toBe(n);
      settled = n;
    }
    await publisher.settled();
    clearInterval(shoppers);
    expect(wholeSite()).toBe(KILLS);
    expect(seen.size).toBeGreaterThan(KILLS / 2);
    expect(globSync('published/releases/*.part', { cwd: publisher.dir })).toEqual([]);
  });

  test('takes its build with it, so that two never write into one folder', async () => {
    publisher.wish({ text: 'slow', pages: PAGES, pause: 100 });
    await publisher.publish();
    await expect.poll(() => publisher.builds()).toContain('slow');
    await publisher.end('SIGKILL');
    publisher.wish({ text: 'release-99', pages: PAGES });
    await publisher.start();
    await publisher.settled();
    expect(wholeSite()).toBe(99);
    expect(publisher.builds('end')).not.toContain('slow');
  });
});
