import { expect, type Page, test as unguarded } from 'playwright/test';
import { ConsoleGuard, refused, unanswered } from './fixtures/console-guard.ts';
import { test } from './fixtures/shop.ts';

/** Done once it has arrived here, which may be later than the page's answer. */
const write = (page: Page, words: string): Promise<unknown> =>
  Promise.all([page.waitForEvent('console'), page.evaluate((words) => console.error(words), words)]);
const ask = (page: Page, path: string): Promise<unknown> =>
  page.evaluate((path) => fetch(path).catch(() => undefined), path);

/** A page of the shop's origin that loads nothing. */
async function blank(page: Page): Promise<void> {
  await page.route('**/blank', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto('/blank');
}

unguarded.describe('the console guard', { tag: '@once' }, () => {
  unguarded('reports what no test has named, on every page of the context', async ({ page, context }) => {
    const guard = new ConsoleGuard(context);
    await blank(page);
    await guard.check();
    guard.expects(/^error: expected$/);
    await write(page, 'expected');
    await guard.check();
    await write(page, 'not expected');
    await write(await context.newPage(), 'from another tab');
    await expect(guard.check()).rejects.toThrow(/not expected[^]*from another tab/);
  });

  unguarded('reports a script that breaks beside an expected message', async ({ page, context }) => {
    const guard = new ConsoleGuard(context);
    guard.expects(/^error: expected$/);
    await write(page, 'expected');
    const broken = context.waitForEvent('weberror');
    await page.evaluate(() => queueMicrotask(() => Reflect.apply(() => JSON.parse('{'), undefined, [])));
    await broken;
    await expect(guard.check()).rejects.toThrow(/JSON/);
  });

  unguarded('reports an expected message that is not written, but no allowed one', async ({ page, context }) => {
    await blank(page);
    const guard = new ConsoleGuard(context);
    guard.allows(/^error: allowed$/);
    await guard.check();
    guard.expects(/^error: expected$/);
    await expect(guard.check()).rejects.toThrow(/expected/);
  });

  unguarded(
    'tells refused calls apart by status and path, and from those without an answer',
    async ({ page, context }) => {
      await page.route('**/refused', (route) => route.fulfill({ status: 409, body: '' }));
      await page.route('**/lost', (route) => route.abort());
      await blank(page);
      for (const pattern of [refused(409, '/refused'), unanswered('/lost')]) {
        const guard = new ConsoleGuard(context);
        guard.expects(pattern);
        await ask(page, pattern.source.includes('409') ? '/refused' : '/lost');
        await guard.check();
      }
      for (const pattern of [refused(404, '/refused'), refused(409, '/other'), unanswered('/refused')]) {
        const guard = new ConsoleGuard(context);
        guard.allows(pattern);
        const written = page.waitForEvent('console');
        await ask(page, '/refused');
        await written;
        await expect(guard.check()).rejects.toThrow(/409/);
      }
    },
  );
});

test.fail('is part of every test', { tag: '@once' }, async ({ page }) => {
  await write(page, 'not expected');
});
