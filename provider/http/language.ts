import { parseAccept } from 'hono/utils/accept';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../contract/locales.ts';

/**
 * The language that a request asks for, as far as the shop speaks it; otherwise English. RFC 9110, section 12.5.4
 * @example languageOf(new Request(url, { headers: { 'accept-language': 'bn-IN,hi;q=0.5' } })) // 'bn'
 */
export function languageOf({ headers }: Request): Locale {
  const asked = parseAccept(headers.get('accept-language') ?? '').filter(({ q }) => q > 0);
  return asked.map(({ type }) => type.split('-', 1).join('').toLowerCase()).find(isLocale) ?? DEFAULT_LOCALE;
}
