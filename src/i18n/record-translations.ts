import { DEFAULT_LOCALE, type Locale } from '../../contract/locales.ts';
import { current } from './current.ts';

type Texts = Readonly<Record<string, unknown>>;

interface Translated {
  readonly translations?: Readonly<Partial<Record<string, Texts | null>>> | null | undefined;
}

/** A record with its translations in a language, by default the page's; untranslated fields stay in English. */
export function withTranslations<Value extends Translated>(record: Value, locale: Locale = current().locale): Value {
  const texts = locale === DEFAULT_LOCALE ? {} : (record.translations?.[locale] ?? {});
  return { ...record, ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text)) };
}

/**
 * The `lang` of a text without a translation, so that a screen reader reads it as English; undefined for a text in the language of
 * the page.
 */
export const untranslatedLang = <Field extends string>(
  record: Readonly<Record<Field, unknown>> & Translated,
  field: Field,
  locale: Locale = current().locale,
): 'en' | undefined => (locale === DEFAULT_LOCALE || record.translations?.[locale]?.[field] ? undefined : 'en');
