import { AsyncLocalStorage } from 'node:async_hooks';
import { defineMiddleware } from 'astro:middleware';
import { DEFAULT_LOCALE } from '../contract/locales.ts';
import { isOtherLocale } from '../contract/other-locales.ts';
import { noteRenderError } from './data/render-error.ts';
import { type Current, type Messages, readCurrentFrom } from './i18n/current.ts';

const MESSAGES = import.meta.glob<Messages>('./i18n/*.json', { eager: true, import: 'default' });
const rendering = new AsyncLocalStorage<Current>();
const english: Current = { locale: DEFAULT_LOCALE, messages: {} };
readCurrentFrom(() => rendering.getStore() ?? english);

/** Renders a page in the language that its path begins with. Several are rendered at a time, each in its own. */
export const onRequest = defineMiddleware(({ url }, next) => {
  const [, locale = ''] = url.pathname.replace(/\.html$/, '').split('/');
  if (!isOtherLocale(locale)) return next().catch(noteRenderError);
  return rendering.run({ locale, messages: MESSAGES[`./i18n/${locale}.json`] ?? {} }, async () => {
    const page = await next().catch(noteRenderError);
    // To its end in here: a stream would be read, and so rendered, outside.
    return new Response(await page.arrayBuffer(), page);
  });
});
