/**
 * The languages of the shop: the name that each gives itself, and its BCP 47 tag. Digits are Latin in all of them, as in the
 * packs and prices that the catalogue gives. The code, of two letters, is also the `hreflang` of its pages, what their paths begin with,
 * and the name of the file with its messages in `src/i18n`. How one is added: docs/developer/new-language.md.
 */
export const LOCALES = {
  en: { name: 'English', tag: 'en-IN' },
  bn: { name: 'বাংলা', tag: 'bn-IN-u-nu-latn' },
  hi: { name: 'हिन्दी', tag: 'hi-IN-u-nu-latn' },
} as const;

export type Locale = keyof typeof LOCALES;

/** The fallback language. Its pages have no prefix in their paths, and its messages are their own keys. */
export const DEFAULT_LOCALE = 'en' satisfies Locale;

export type OtherLocale = Exclude<Locale, typeof DEFAULT_LOCALE>;

export const isLocale = (text: string): text is Locale => Object.hasOwn(LOCALES, text);

interface Translation {
  /** Whether a text that is not translated fails a test. It is said in English in any case. */
  readonly complete: boolean;
  /** By which letters a device is known that has none of the language, and which it then loads, of src/assets; null where none are kept there. */
  readonly letters: { readonly sample: string; readonly range: string } | null;
}

/** What the build and its tests know of each besides. Apart from the rest, which browsers have no use for. */
export const TRANSLATIONS: Readonly<Record<OtherLocale, Translation>> = {
  bn: { complete: true, letters: { sample: 'রঔঈ', range: 'U+964-965,U+980-9FF,U+200C-200D' } },
  hi: { complete: true, letters: { sample: 'रऔई', range: 'U+900-97F,U+200C-200D' } },
};
