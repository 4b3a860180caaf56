import { OTHER_LOCALES } from '../contract/other-locales.ts';
import { inLocale } from './paths.ts';

interface Page {
  /** It has one address, whatever the language. Browsers know these by `hasLocales` of src/paths.ts, which needs no list. */
  readonly oneAddress?: true;
  /** One shopper's: browsers fetch it ahead, but never run it ahead. */
  readonly personal?: true;
  /** Crawlers are asked to leave it alone. */
  readonly uncrawled?: true;
  /** The service worker keeps it before anybody has opened it: it stands in where there is no network. */
  readonly standsIn?: true;
}

/**
 * Every page, by its file in `src/pages`. Its address is in src/paths.ts, and in src/data/sitemap.ts where search engines may list it;
 * its style sheet is the one of `src/styles/pages` that it imports. What it is to search engines, and whether it is made by
 * JavaScript, it tells its layout.
 */
export const PAGES = {
  '404': {},
  '[desk]': { oneAddress: true },
  '[shelf]/[...page]': {},
  'auth/login': { personal: true, uncrawled: true },
  cart: { personal: true, uncrawled: true, standsIn: true },
  'categories/[category]/[...page]': {},
  'categories/index': {},
  'cms/[page]': {},
  dashboard: { personal: true, uncrawled: true },
  editor: { oneAddress: true },
  index: {},
  'mobile-footer-cms': {},
  offline: { standsIn: true },
  'product/[slug]': { oneAddress: true },
  'product/index': { oneAddress: true },
  search: { uncrawled: true },
  'share-code': {},
  'shopping-list': {},
  thankyou: { personal: true, uncrawled: true },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof PAGES;

/** @example routeOf('categories/index') // '/categories' */
export const routeOf = (page: string): string => `/${page.replace(/(?:^|\/)index$/, '')}`;

/** The routes of the pages of which something holds, in English. */
export const routesWhere = (holds: (page: Page) => boolean): readonly string[] =>
  Object.entries<Page>(PAGES).flatMap(([name, page]) => (holds(page) ? [routeOf(name)] : []));

/**
 * The route of a page in each language but English, which is in none.
 * @throws for a page that is not listed here
 */
export function localizedRoutesOf(name: string): readonly string[] {
  const page = (PAGES as Readonly<Record<string, Page | undefined>>)[name];
  if (!page) throw new Error(`src/pages/${name}.astro is not among the pages of src/page-registry.ts. Please add it.`);
  return page.oneAddress ? [] : OTHER_LOCALES.map((locale) => inLocale(routeOf(name), locale));
}
