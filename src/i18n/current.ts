import { DEFAULT_LOCALE, LOCALES, isLocale, type Locale } from '../../contract/locales.ts';

/** Translations by their English text; a missing one falls back to English. */
export type Messages = Readonly<Record<string, string>>;

export interface Current {
  readonly locale: Locale;
  readonly messages: Messages;
}

declare global {
  // Set by the script of a page's messages, which pages in English have none of.
  var messages: Messages | undefined;
}

const NONE: Messages = {};
const english: Current = { locale: DEFAULT_LOCALE, messages: NONE };

function ofDocument(): Current {
  if (typeof document === 'undefined') return english;
  const [locale = ''] = document.documentElement.lang.split('-');
  return isLocale(locale) ? { locale, messages: globalThis.messages ?? NONE } : english;
}

let read = ofDocument;

/** The language that is being rendered: the page's own in a browser, and at build that of the page being built. */
export const current = (): Current => read();

/** The BCP 47 tag for `Intl`. */
export const tag = (): string => LOCALES[current().locale].tag;

/** The tag for `lang` and `hreflang`, without the numbering system. */
export const lang = (): string => tag().slice(0, 'en-IN'.length);

/** A build renders pages of several languages at a time: it says which one is being rendered. */
export const readCurrentFrom = (source: () => Current): void => void (read = source);
