import { OTHER_LOCALES } from '../../contract/other-locales.ts';
import { routesWhere } from '../page-registry.ts';

/** Pages of one shopper, in any language: prefetched, but never prerendered. */
const personal = routesWhere((page) => page.personal === true).map(
  (route) => `{/:locale(${OTHER_LOCALES.join('|')})}?${route}*`,
);
const files = ['/api/*', '/pictures/*', '/_astro/*'];

/**
 * Which links browsers may prefetch or prerender on hover or pointerdown.
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [{ href_matches: '/*' }, ...[...personal, ...files].map((path) => ({ not: { href_matches: path } }))],
      },
      eagerness: 'moderate',
    },
  ],
  prefetch: [{ where: { or: personal.map((path) => ({ href_matches: path })) }, eagerness: 'moderate' }],
});
