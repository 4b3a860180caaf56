import type { Id } from '../contract/id.ts';

/** A thing with an address of its own: its slug, or its id where the provider gives no slug. */
interface Addressable {
  readonly id: Id;
  readonly slug: string | null;
}

export const slugOf = ({ id, slug }: Addressable): string => slug ?? encodeURIComponent(String(id));

/** Every address of the site. */
export const paths = {
  home: '/',
  login: (next?: string) => (next ? `/auth/login?next=${encodeURIComponent(next)}` : '/auth/login'),
  categories: '/categories',
  category: (category: Addressable) => `/categories/${slugOf(category)}`,
  subCategory: (category: Addressable, subCategory: Addressable) =>
    `/categories/${slugOf(category)}?sub=${slugOf(subCategory)}`,
  product: (product: Addressable) => `/product/${slugOf(product)}`,
  search: (q?: string) => (q ? `/search?q=${encodeURIComponent(q)}` : '/search'),
  cart: '/cart',
  dashboard: (tab?: 'order' | 'wishlist' | 'profile' | 'address' | 'kyc' | 'wallet') =>
    tab ? `/dashboard?tab=${tab}` : '/dashboard',
  shareCode: '/share-code',
  more: '/mobile-footer-cms',
  thankYou: '/thankyou',
  cms: (page: string) => `/cms/${page}`,
  notFound: '/404',
} as const;

/**
 * The page to go to after log in: only ever a path of this site.
 * @example nextPath('//evil.example') // '/'
 */
export function nextPath(next: string | null, origin = 'https://shop.invalid'): string {
  // A browser reads a backslash as a slash, and drops tabs and line breaks, before it looks for a host.
  if (!next || !/^\/(?![/\\])/.test(next) || /[\\\p{Cc}]/u.test(next) || !URL.canParse(next, origin)) return paths.home;
  const url = new URL(next, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : paths.home;
}
