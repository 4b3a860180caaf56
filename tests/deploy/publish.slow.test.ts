import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inOtherLocales } from '../../contract/other-locales.ts';
import { category, product } from '../../provider/db/schema/catalogue.ts';
import { published } from '../../provider/db/schema/editor.ts';
import { pagesIn } from '../publisher/pages-in.ts';
import { needsNginx } from '../skip-unless.ts';
import { get } from './get.ts';
import { LiveShop } from './live-shop.ts';

const live = new LiveShop();
beforeAll(() => live.start());
afterAll(() => live.stop());

const built = (pattern: string) => live.built(pattern);

describe('an editor’s change', needsNginx(), () => {
  const about = async (encoding: string) =>
    (await get(live.nginx.http, '/cms/about', { 'accept-encoding': encoding })).text;

  test('is seen through nginx after a publish, harms nothing whatever it holds, and all else is as it was', async () => {
    const page = built('product/*.html').replace('.html', '');
    const before = await get(live.nginx.http, page);
    const [, picture = ''] = /src="(\/pictures\/[^"]+)"/.exec(before.text) ?? [];
    expect(picture).not.toBe('');
    const evil = `<script>alert('evil')</script><img src=x onerror="alert('evil')"><a href="javascript:evil()">x</a>`;
    const broken = '# Unclosed **bold [link](<a <table><tr><td>`code\n\n```\n</main></body></html> still here';
    expect(await live.edit(`We moved to **Behala**.\n\n${evil}\n\n${broken}`)).toBeNull();
    for (const encoding of ['br', 'gzip', '']) {
      const html = await about(encoding);
      const found = ['<strong>Behala</strong>', 'still here', 'evil', 'onerror'].map((words) => html.includes(words));
      expect(found).toEqual([true, true, false, false]);
      // A page's description may say it, as text within quotes.
      expect(html.replace(/ content="[^"]*"/g, '').match(/<\/main>/g)).toHaveLength(1);
    }
    const after = await get(live.nginx.http, page);
    expect(after.headers['etag']).toBe(before.headers['etag']);
    expect(after.text === before.text).toBe(true);
    expect((await get(live.nginx.http, picture)).status).toBe(200);
  });

  let settingsMs = Infinity;
  test.each(['settings', undefined] as const)(
    'of the notice is live, sooner than a build of the site, and writes no product’s page again (%s)',
    async (scope) => {
      const text = `Closed on Monday ${scope}`;
      const value = { kind: 'notice' as const, text, from: null, until: null, translations: null };
      const before = pagesIn(live.publisher.current);
      const row = { id: 'notice', value };
      await live.shop.db.insert(published).values(row).onConflictDoUpdate({ target: published.id, set: row });
      const started = performance.now();
      await live.publisher.publish('Shop notice', scope);
      expect((await live.publisher.settled()).error).toBeNull();
      expect(JSON.parse((await get(live.nginx.http, '/notice.json')).text)).toEqual({ text, from: null, until: null });
      if (scope) settingsMs = performance.now() - started;
      else expect(settingsMs).toBeLessThan(performance.now() - started);
      const after = pagesIn(live.publisher.current);
      const changed = [...after.keys()].filter((name) => after.get(name) !== before.get(name));
      expect(changed.filter((name) => scope === 'settings' || name.startsWith('product/'))).toEqual([]);
      expect(after.size).toBe(before.size);
    },
  );

  test('is not shown when it has 2 MB, and the reason is said in words', async () => {
    expect(await live.edit('Many words. '.repeat(170_000))).toContain(
      'The page of text “About Us” has 20,40,000 characters: at most 5,00,000 can be shown.',
    );
    expect(await live.edit('Many words\n\n'.repeat(40_000))).toMatch(/The page \/cms\/about has \d{3} kB: at most 500/);
    expect((await about('br')).includes('still here')).toBe(true);
  });

  test('makes what a build of everything makes, with products changed, sold and removed, and a category translated', async () => {
    const [first, second, third] = await live.shop.db.select().from(product).where(eq(product.listed, true)).limit(3);
    await live.shop.db
      .update(product)
      .set({ stock: 3, sold: 5000 })
      .where(eq(product.id, third?.id ?? 0));
    await live.shop.db
      .update(category)
      .set({ translations: { ...inOtherLocales(() => null), bn: { name: 'চাল' } } })
      .where(eq(category.id, first?.categoryId ?? 0));
    await live.shop.db
      .update(product)
      .set({ pricePaise: 12_345 })
      .where(eq(product.id, first?.id ?? 0));
    await live.shop.db
      .update(product)
      .set({ active: false })
      .where(eq(product.id, second?.id ?? 0));
    expect(await live.edit('Good again.')).toBeNull();
    expect((await get(live.nginx.http, `/product/${first?.slug}`)).text.includes('123.45')).toBe(true);
    const anew = await live.buildAnew();
    const read = (dir: string) =>
      globSync('**/*.{html,xml,js,avif}', { cwd: dir })
        .sort()
        .map(
          (name) =>
            `${name} ${createHash('sha1')
              .update(readFileSync(join(dir, name)))
              .digest('hex')}`,
        );
    expect(read(live.publisher.current)).toEqual(read(anew));
  });
});

test('new code is live, and writes no page again that is as it was', needsNginx(), async () => {
  const page = built('product/*.html').replace('.html', '');
  const { headers } = await get(live.nginx.http, page);
  const before = pagesIn(live.publisher.current);
  const waiting = 'Looking into your cart…';
  const change = (code: string) => code.replace(`{t('${waiting}')}`, `{t('${waiting}')} Soon.`);
  expect(await live.deploy('src/islands/CartPage.tsx', change)).toBeNull();
  expect((await get(live.nginx.http, '/cart')).text).toMatch(new RegExp(`${waiting}.* Soon\\.`));
  const after = pagesIn(live.publisher.current);
  const changed = [...after.keys()].filter((name) => after.get(name) !== before.get(name));
  expect(changed.sort()).toEqual(['bn/cart.html', 'cart.html', 'hi/cart.html']);
  expect(after.size).toBe(before.size);
  expect((await get(live.nginx.http, page)).headers['etag']).toBe(headers['etag']);
});
