import { DEFAULT_LOCALE, LOCALES, isLocale, type OtherLocale } from './locales.ts';

export const isOtherLocale = (text: string): text is OtherLocale => isLocale(text) && text !== DEFAULT_LOCALE;

/** Every language but English. */
export const OTHER_LOCALES = Object.keys(LOCALES).filter(isOtherLocale);

/**
 * Returns something for each of them.
 * @example inOtherLocales(() => null) // { bn: null, hi: null }
 */
export const inOtherLocales = <Value>(of: (locale: OtherLocale) => Value): Record<OtherLocale, Value> =>
  Object.fromEntries(OTHER_LOCALES.map((locale) => [locale, of(locale)])) as Record<OtherLocale, Value>;
