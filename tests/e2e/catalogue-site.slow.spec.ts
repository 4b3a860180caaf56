import type { APIRequestContext } from 'playwright/test';
import * as v from 'valibot';
import { follow, missingFragments } from './fixtures/links.ts';
import { expect, test } from './fixtures/shop.ts';

/** What search engines ask of structured data: https://developers.google.com/search/docs/appearance/structured-data */
const url = v.pipe(v.string(), v.url());
const Offer = v.looseObject({
  '@type': v.literal('Offer'),
  url,
  price: v.pipe(v.string(), v.regex(/^\d+\.\d\d$/)),
  priceCurrency: v.literal('INR'),
  availability: v.picklist(['https://schema.org/InStock', 'https://schema.org/OutOfStock']),
});
const Structured = v.variant('@type', [
  v.looseObject({
    '@context': v.literal('https://schema.org'),
    '@type': v.literal('Product'),
    name: v.pipe(v.string(), v.nonEmpty()),
    image: v.pipe(v.array(url), v.nonEmpty()),
    description: v.optional(v.pipe(v.string(), v.nonEmpty())),
    offers: Offer,
  }),
  v.looseObject({
    '@context': v.literal('https://schema.org'),
    '@type': v.literal('BreadcrumbList'),
    itemListElement: v.pipe(
      v.array(
        v.looseObject({
          '@type': v.literal('ListItem'),
          position: v.number(),
          name: v.pipe(v.string(), v.nonEmpty()),
          item: url,
        }),
      ),
      v.check((items) => items.every(({ position }, i) => position === i + 1)),
    ),
  }),
  v.looseObject({
    '@context': v.literal('https://schema.org'),
    '@type': v.literal('WebSite'),
    url,
    potentialAction: v.looseObject({
      '@type': v.literal('SearchAction'),
      target: v.object({
        '@type': v.literal('EntryPoint'),
        urlTemplate: v.pipe(v.string(), v.endsWith('?q={search_term_string}')),
      }),
      'query-input': v.literal('required name=search_term_string'),
    }),
  }),
]);

const html = async (request: APIRequestContext, path: string): Promise<string> => {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  return answer.text();
};
const structuredIn = (page: string): unknown[] =>
  [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as unknown,
  );
const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#38;', '&');

test('every internal link and picture of every page resolves', { tag: '@once' }, async ({ request, baseURL }) => {
  const origin = baseURL ?? '';
  const sitemap = await html(request, '/sitemap.xml');
  const waiting = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => new URL(unescaped(loc)).pathname);
  expect(waiting.length).toBeGreaterThan(600);
  const seen = new Set(['/', ...waiting]);
  const broken: string[] = [];
  const check = async (path: string): Promise<void> => {
    const followed = await follow(request, path);
    if ('fault' in followed) return void broken.push(followed.fault);
    const page = followed.html;
    broken.push(...missingFragments(page).map((id) => `${path}#${id}`));
    const found = [
      ...[...page.matchAll(/(?:href|src|action)="([^"]+)"/g)].map(([, address = '']) => address),
      ...[...page.matchAll(/srcset="([^"]+)"/g)].flatMap(([, set = '']) =>
        set.split(', ').map((one) => one.split(' ')[0] ?? ''),
      ),
      ...[...page.matchAll(/property="og:image" content="([^"]+)"/g)].map(
        ([, address = '']) => new URL(address).pathname,
      ),
    ];
    for (const address of found) {
      const { origin: where, pathname } = new URL(unescaped(address), origin + path);
      if (where !== origin || seen.has(pathname)) continue;
      seen.add(pathname);
      waiting.push(pathname);
    }
  };
  waiting.push('/');
  for (let path = waiting.pop(); path; path = waiting.pop()) await check(path);
  expect(broken).toEqual([]);
  expect(seen.size).toBeGreaterThan(1500);
});

test('every product and category page carries structured data that holds', { tag: '@once' }, async ({ request }) => {
  const sitemap = await html(request, '/sitemap.xml');
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)]
    .map(([, loc = '']) => new URL(loc).pathname)
    .filter((path) => /^\/(?:product|categories)\//.test(path));
  expect(paths.length).toBeGreaterThan(500);
  for (const path of paths) {
    const types = structuredIn(await html(request, path)).map((data) => {
      const result = v.safeParse(Structured, data);
      expect(result.success ? '' : `${path}: ${result.issues[0].message} at ${v.getDotPath(result.issues[0])}`).toBe(
        '',
      );
      return (data as { '@type': string })['@type'];
    });
    expect(types, path).toEqual(path.startsWith('/product/') ? ['Product', 'BreadcrumbList'] : ['BreadcrumbList']);
  }
  const [site] = structuredIn(await html(request, '/'));
  expect(v.safeParse(Structured, site).success).toBe(true);
});

test('products and categories are shared with their own picture', { tag: '@once' }, async ({ request }) => {
  for (const path of ['/product/shonar-whole-wheat-chakki-atta', '/categories/atta-rice-dal']) {
    const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(await html(request, path)) ?? [];
    expect(picture, path).toContain('shonar-whole-wheat-chakki-atta');
    expect((await request.get(new URL(picture).pathname)).status()).toBe(200);
  }
});
