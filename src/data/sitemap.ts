import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../contract/locales.ts';
import { hasLocales, inLocale, paths } from '../paths.ts';
import { cmsPages } from './cms.ts';
import { memoize } from './memoize.ts';
import { shelfHrefs } from './shelves.ts';
import { categories, prebuiltPackSizes } from './shown.ts';

/** What one file may list. https://www.sitemaps.org/protocol.html#index */
const MAX_ADDRESSES = 50_000;

const locales = Object.keys(LOCALES) as Locale[];

/** The same page in each language, by `hreflang`; nothing for a page of one address. */
export const alternates = (path: string): readonly (readonly [hreflang: string, path: string])[] =>
  hasLocales(path)
    ? [
        ...locales.map((locale) => [locale, inLocale(path, locale)] as const),
        ['x-default', inLocale(path, DEFAULT_LOCALE)],
      ]
    : [];

/** Every page that search engines may list, in as many parts as that takes: the paths of each. */
export const sitemapParts = memoize(async (): Promise<readonly (readonly string[])[]> => {
  const all = [
    paths.home,
    paths.categories,
    ...(await shelfHrefs()),
    ...(await categories()).map((category) => paths.category(category)),
    ...(await prebuiltPackSizes()).map(paths.product),
    ...[...(await cmsPages()).keys()].map(paths.cms),
  ].flatMap((path) => (hasLocales(path) ? locales.map((locale) => inLocale(path, locale)) : [path]));
  const count = Math.ceil(all.length / MAX_ADDRESSES);
  return Array.from({ length: count }, (_, i) => all.slice(i * MAX_ADDRESSES, (i + 1) * MAX_ADDRESSES));
});

export const sitemapPartPath = (part: number): string => `/sitemap-${part}.xml`;

/** A sitemap of pages (`url`), or of sitemaps (`sitemap`). */
export function sitemapXml(entry: 'url' | 'sitemap', addresses: readonly string[], site: URL | undefined): Response {
  const list = entry === 'url' ? 'urlset' : 'sitemapindex';
  const address = (path: string) => new URL(path, site).href.replaceAll('&', '&amp;');
  const others = (path: string) =>
    alternates(path).map(
      ([hreflang, other]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(other)}"/>`,
    );
  const lines = addresses.map(
    (path) => `<${entry}><loc>${address(path)}</loc>${entry === 'url' ? others(path).join('') : ''}</${entry}>`,
  );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${entry === 'url' ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>\n${lines.join('\n')}\n</${list}>\n`,
    { headers: { 'content-type': 'application/xml; charset=utf-8' } },
  );
}
