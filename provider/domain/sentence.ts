import { LOCALES, type Locale } from '../../contract/locales.ts';
import { isOtherLocale } from '../../contract/other-locales.ts';
import { TIME_ZONE } from '../../contract/time-zone.ts';
import { MESSAGES } from '../../src/i18n/messages.ts';
import { fill, type Literal, type Placeholder } from '../../src/i18n/t.ts';

type Value = string | number | Date | Sentence;

/** A sentence by its English text and the values of its placeholders: in which language it is said is known at the answer. */
export interface Sentence<Of extends Value = Value> {
  readonly text: string;
  readonly values: Readonly<Record<string, Of>>;
}

/** Without values, the English text itself is enough: `msg` marks it for translation. */
export type Words = string | Sentence;

/** @example sentence('{code} has been used up. Please try another coupon.', { code: 'SAVE50' }) */
export const sentence = <const Text extends string, Of extends Value>(
  text: Literal<Text>,
  values: Readonly<Record<Placeholder<Text>, Of>>,
): Sentence<Of> => ({ text, values });

/** Returns a text in a language; undefined in English, and where nobody has translated it. */
export const translationOf = (text: string, locale: Locale): string | undefined =>
  isOtherLocale(locale) ? MESSAGES[locale][text] : undefined;

function valueIn(value: Value, locale: Locale): string | number {
  if (value instanceof Date)
    return value.toLocaleDateString(LOCALES[locale].tag, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: TIME_ZONE,
    });
  return typeof value === 'object' ? wordsIn(value, locale) : value;
}

/** What is not translated is said in English. */
export function wordsIn(words: Words, locale: Locale): string {
  const { text, values } = typeof words === 'string' ? { text: words, values: {} } : words;
  const inLocale = Object.entries(values).map(([name, value]) => [name, valueIn(value, locale)] as const);
  return fill(translationOf(text, locale) ?? text, Object.fromEntries(inLocale));
}
