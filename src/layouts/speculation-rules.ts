import { paths } from '../paths.ts';

/** Pages of one shopper: prefetched, but never prerendered. */
const own = ['/auth/*', paths.cart, paths.thankYou, `${paths.dashboard()}*`];
const files = ['/api/*', '/pictures/*', '/_astro/*'];

/**
 * Which links browsers may prefetch or prerender on hover or pointerdown.
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, ...[...own, ...files].map((path) => ({ not: { href_matches: path } }))] },
      eagerness: 'moderate',
    },
  ],
  prefetch: [{ where: { or: own.map((path) => ({ href_matches: path })) }, eagerness: 'moderate' }],
});
