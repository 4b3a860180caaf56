import type { Id } from '../contract/id.ts';
import { isInternalPath } from '../contract/internal-path.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../contract/locales.ts';
import { current } from './i18n/current.ts';

/** Something with a page of its own, found by its slug, or by its id where the provider gives no slug. */
interface Addressable {
  readonly id: Id;
  readonly slug: string | null;
}

export const slugOf = ({ id, slug }: Addressable): string => slug ?? encodeURIComponent(String(id));

/** The unencoded route parameter of its page: Astro encodes it. */
export const paramOf = (thing: Addressable): string => decodeURI(slugOf(thing));

/** One address in all languages: products, the file of the build, and what is in English alone. */
const ONE_ADDRESS = /^\/(?:product|editor|desk|built\.json)(?![^/?#])/;

/** Whether a page has an address of its own in each language. */
export const hasLocales = (path: string): boolean => !ONE_ADDRESS.test(withoutLocale(path));

/** @example withoutLocale('/bn/cart') // '/cart' */
export function withoutLocale(path: string): string {
  const [, first = '', rest = ''] = /^\/(\w+)(?=[/?#]|$)(.*)$/.exec(path) ?? [];
  return isLocale(first) ? `/${rest.replace(/^\/+/, '')}` : path;
}

/**
 * The address of a page in a language.
 * @example inLocale('/cart', 'bn') // '/bn/cart'
 */
export function inLocale(path: string, locale: Locale): string {
  const plain = withoutLocale(path);
  if (locale === DEFAULT_LOCALE || ONE_ADDRESS.test(plain)) return plain;
  return `/${locale}${plain.replace(/^\/(?=[?#]|$)/, '')}`;
}

/** Files, and what the provider answers. */
const NO_PAGE = /^\/(?:api|pictures|_astro)(?=\/)|^[^?#]*\.\w+(?:[?#]|$)/;

/** Where a link that somebody has written leads from a page in a language: to pages in the same one, as far as they are. */
export const hrefInLocale = (href: string, locale: Locale = current().locale): string =>
  locale === DEFAULT_LOCALE || !/^\/(?!\/)/.test(href) || NO_PAGE.test(href) ? href : inLocale(href, locale);

const here = (path: string): string => inLocale(path, current().locale);

/** The page of an order, for whoever is on no page: the service worker. */
export const orderPath = (id: Id, locale: Locale): string =>
  inLocale(`/dashboard?tab=order&order=${encodeURIComponent(String(id))}`, locale);

/** Every URL of the site, of pages in the language of this one. */
export const paths = {
  get home() {
    return here('/');
  },
  login: (next?: string) => here(next ? `/auth/login?next=${encodeURIComponent(next)}` : '/auth/login'),
  get categories() {
    return here('/categories');
  },
  category: (category: Addressable, page = 1) => here(`/categories/${slugOf(category)}${page > 1 ? `/${page}` : ''}`),
  subCategory: (category: Addressable, subCategory: Addressable) =>
    here(`/categories/${slugOf(category)}?sub=${slugOf(subCategory)}`),
  bestSellers: (page = 1) => here(`/best-sellers${page > 1 ? `/${page}` : ''}`),
  newProducts: (page = 1) => here(`/new${page > 1 ? `/${page}` : ''}`),
  featuredProducts: (page = 1) => here(`/featured${page > 1 ? `/${page}` : ''}`),
  product: (product: Addressable) => `/product/${slugOf(product)}`,
  search: (q?: string) => here(q ? `/search?q=${encodeURIComponent(q)}` : '/search'),
  get cart() {
    return here('/cart');
  },
  dashboard: (tab?: 'order' | 'wishlist' | 'shopping-list' | 'profile' | 'address' | 'kyc' | 'wallet') =>
    here(tab ? `/dashboard?tab=${tab}` : '/dashboard'),
  order: (id: Id) => orderPath(id, current().locale),
  shoppingList: (id: Id) => here(`/dashboard?tab=shopping-list&list=${encodeURIComponent(String(id))}`),
  /** The token that opens it stands in the fragment, which goes to no server. */
  sharedShoppingList: (token: string) => here(`/shopping-list#${token}`),
  get shareCode() {
    return here('/share-code');
  },
  get more() {
    return here('/mobile-footer-cms');
  },
  get thankYou() {
    return here('/thankyou');
  },
  cms: (page: string) => here(`/cms/${page}`),
  editor: '/editor',
  desk: '/desk',
  get notFound() {
    return here('/404');
  },
  /** Not a page: when the pages were built. */
  built: '/built.json',
} as const;

/**
 * The page to go to after log in: only ever a path of this site, and never log in again.
 * @example nextPath('//evil.example') // '/'
 */
export function nextPath(next: string | null): string {
  if (!next || !isInternalPath(next)) return paths.home;
  const { pathname, search, hash } = new URL(next, 'https://shop.invalid');
  return withoutLocale(pathname) === '/auth/login' ? paths.home : pathname + search + hash;
}
