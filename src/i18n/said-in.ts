import { DEFAULT_LOCALE, type Locale } from '../../contract/locales.ts';
import { current } from './current.ts';

type Texts = Readonly<Record<string, unknown>>;

interface Translated {
  readonly translations?: Readonly<Partial<Record<string, Texts | null>>> | null | undefined;
}

/** A record with its own texts in a language, the page's unless another is given; what is not written in it stays in English. */
export function saidIn<Value extends Translated>(record: Value, locale: Locale = current().locale): Value {
  const texts = locale === DEFAULT_LOCALE ? {} : (record.translations?.[locale] ?? {});
  return { ...record, ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text)) };
}

/**
 * The `lang` of a text that is in English because nobody has written it in the language of the page, so that a screen reader
 * reads it as English; none where it is as the page is.
 */
export const ownLang = <Field extends string>(
  record: Readonly<Record<Field, unknown>> & Translated,
  field: Field,
  locale: Locale = current().locale,
): 'en' | undefined => (locale === DEFAULT_LOCALE || record.translations?.[locale]?.[field] ? undefined : 'en');
