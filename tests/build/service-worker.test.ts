import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeServiceWorker } from '../../build/service-worker.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'service-worker-'));
  for (const locale of ['', 'bn', 'hi']) {
    mkdirSync(join(dir, locale), { recursive: true });
    for (const name of ['offline', 'cart']) writeFileSync(join(dir, locale, `${name}.html`), name);
  }
});
afterEach(() => rmSync(dir, { recursive: true }));

/** What the worker knows of the pages that it begins with, and its code. */
function written() {
  const text = readFileSync(join(dir, 'service-worker.js'), 'utf8');
  const [, table = '{}', code = ''] = /^var SHELL_PAGES=(.*);\n([\s\S]*)$/.exec(text) ?? [];
  return { pages: JSON.parse(table) as Readonly<Record<string, string>>, code };
}

test('a publish changes what the worker knows of its pages, and leaves its code', async () => {
  await writeServiceWorker(dir, true);
  const before = written();
  expect(Object.keys(before.pages).sort()).toEqual(
    ['/bn/cart', '/bn/offline', '/cart', '/hi/cart', '/hi/offline', '/offline'].sort(),
  );
  expect(before.code).toContain('addEventListener');
  appendFileSync(join(dir, 'service-worker.js'), '//as it was');
  writeFileSync(join(dir, 'cart.html'), 'another cart');
  await writeServiceWorker(dir, true, true);
  const after = written();
  expect(after.code).toBe(`${before.code}//as it was`);
  const changed = Object.keys(after.pages).filter((path) => after.pages[path] !== before.pages[path]);
  expect(changed).toEqual(['/cart']);
});

test('one that is not there yet is written whole, and so is one whose code has changed', async () => {
  await writeServiceWorker(dir, true, true);
  const { code } = written();
  expect(code).toContain('addEventListener');
  appendFileSync(join(dir, 'service-worker.js'), '//old code');
  await writeServiceWorker(dir, true);
  expect(written().code).toBe(code);
  await writeServiceWorker(dir, false);
  expect(written().pages).toEqual({});
});
