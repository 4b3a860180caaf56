import type { Id } from '../contract/id.ts';
import { isInternalPath } from '../contract/internal-path.ts';

/** Something with a page of its own, found by its slug, or by its id where the provider gives no slug. */
interface Addressable {
  readonly id: Id;
  readonly slug: string | null;
}

export const slugOf = ({ id, slug }: Addressable): string => slug ?? encodeURIComponent(String(id));

/** The unencoded route parameter of its page: Astro encodes it. */
export const paramOf = (thing: Addressable): string => decodeURI(slugOf(thing));

/** Every URL of the site. */
export const paths = {
  home: '/',
  login: (next?: string) => (next ? `/auth/login?next=${encodeURIComponent(next)}` : '/auth/login'),
  categories: '/categories',
  category: (category: Addressable, page = 1) => `/categories/${slugOf(category)}${page > 1 ? `/${page}` : ''}`,
  subCategory: (category: Addressable, subCategory: Addressable) =>
    `/categories/${slugOf(category)}?sub=${slugOf(subCategory)}`,
  bestSellers: (page = 1) => `/best-sellers${page > 1 ? `/${page}` : ''}`,
  newProducts: (page = 1) => `/new${page > 1 ? `/${page}` : ''}`,
  featuredProducts: (page = 1) => `/featured${page > 1 ? `/${page}` : ''}`,
  product: (product: Addressable) => `/product/${slugOf(product)}`,
  search: (q?: string) => (q ? `/search?q=${encodeURIComponent(q)}` : '/search'),
  cart: '/cart',
  dashboard: (tab?: 'order' | 'wishlist' | 'profile' | 'address' | 'kyc' | 'wallet') =>
    tab ? `/dashboard?tab=${tab}` : '/dashboard',
  order: (id: Id) => `/dashboard?tab=order&order=${encodeURIComponent(String(id))}`,
  shareCode: '/share-code',
  more: '/mobile-footer-cms',
  thankYou: '/thankyou',
  cms: (page: string) => `/cms/${page}`,
  editor: '/editor',
  desk: '/desk',
  notFound: '/404',
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
  return pathname === paths.login() ? paths.home : pathname + search + hash;
}
