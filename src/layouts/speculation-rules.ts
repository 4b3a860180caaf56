import { OTHER_LOCALES } from '../../contract/other-locales.ts';

/** Pages of one shopper, in any language: prefetched, but never prerendered. */
const own = ['/auth/*', '/cart', '/thankyou', '/dashboard*'].map(
  (path) => `{/:locale(${OTHER_LOCALES.join('|')})}?${path}`,
);
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
