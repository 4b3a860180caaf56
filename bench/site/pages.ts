import type { MetricName } from '../goals.ts';

/** What a shopper taps, and what shows that it worked. */
export interface Tap {
  readonly control: string;
  readonly effect: string;
  /** What is tapped once more when all is there, if anything. */
  readonly again?: string;
}

const pincode: Tap = { control: 'astro-island[component-export="PincodeChooser"] button', effect: 'dialog[open]' };
const add: Tap = {
  control: 'main button[aria-label^="Add "][aria-label$=" to cart"]',
  effect: 'main button[aria-label^="Increase quantity of"]',
  again: 'main button[aria-label^="Increase quantity of"]',
};

export interface PageKind {
  readonly path: string;
  /** Kinds without one have a goal for Lighthouse only, and are visited once, for their bytes. */
  readonly tap?: Tap;
}

/** One page of each kind of the demo shop. */
export const PAGE_KINDS: Readonly<Record<string, PageKind>> = {
  home: { path: '/', tap: pincode },
  listing: { path: '/categories/fruit-vegetables', tap: add },
  product: { path: '/product/jyoti-alu-potato', tap: add },
  cms: { path: '/cms/about', tap: pincode },
  search: { path: '/search?q=atta' },
  cart: { path: '/cart' },
};

/** Those that are visited as a shopper does, with their names. */
export const MEASURED_KINDS = Object.entries(PAGE_KINDS).filter(([, { tap }]) => tap);

/** Kinds that must come back from the back/forward cache, by path, besides those above. */
export const ALSO_RESTORED: readonly string[] = ['/categories', '/best-sellers', '/auth/login', '/share-code', '/404'];

/** What Lighthouse says, by the name of its audit. */
export const AUDITS: Readonly<Partial<Record<MetricName, string>>> = {
  firstContentfulPaint: 'first-contentful-paint',
  largestContentfulPaint: 'largest-contentful-paint',
  totalBlockingTime: 'total-blocking-time',
  layoutShift: 'cumulative-layout-shift',
};
