import { paths } from '../paths.ts';

/** Pages that belong to one shopper: fetched ahead at most, never run before they are opened. */
const own = ['/auth/*', paths.cart, paths.thankYou, `${paths.dashboard()}*`];
const files = ['/api/*', '/pictures/*', '/_astro/*'];

/**
 * Which links browsers may get ready when a shopper points at them or touches them.
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
