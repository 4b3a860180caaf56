import { atom } from 'nanostores';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../../contract/locales.ts';
import { inOtherLocales } from '../../../contract/other-locales.ts';
import { isBlank } from '../../../contract/typed-text.ts';
import type { ContentValue } from '../../../contract/content-item.ts';
import { $typed, blankText, type } from './unsaved-changes.ts';

/** What can be written in another language. */
export type TranslatedValue = Exclude<ContentValue, { kind: 'splash' }>;
export type TextName = 'title' | 'text' | 'content' | 'alt';

type Texts = Readonly<Partial<Record<TextName, string | null>>>;

/** The texts of each kind, in the order in which the contract has them. */
const TEXTS = {
  page: ['title', 'content'],
  banner: ['title', 'text', 'alt'],
  notice: ['text'],
} satisfies Record<TranslatedValue['kind'], readonly TextName[]>;

/** The language in which an editor writes, also of what is opened next. */
export const $language = atom<Locale>(DEFAULT_LOCALE);

/** The language that a field with an error belongs to. @example languageOf('translations.bn.title') // 'bn' */
export function languageOf(field: string): Locale {
  const [, language = ''] = /^translations\.(\w+)\./.exec(field) ?? [];
  return isLocale(language) ? language : DEFAULT_LOCALE;
}

/** The name under which an error of a text is found. */
export const fieldOf = (name: TextName, language: Locale): string =>
  language === DEFAULT_LOCALE ? name : `translations.${language}.${name}`;

const textsIn = (value: TranslatedValue, language: Locale): Texts =>
  (language === DEFAULT_LOCALE ? value : value.translations?.[language]) ?? {};

/** A text as it is written in a language; empty where it is not. */
export const textIn = (value: TranslatedValue, name: TextName, language: Locale): string =>
  textsIn(value, language)[name] ?? '';

/** How much of what is written in English is written in another language too. */
export function written(value: TranslatedValue, language: Locale): 'nothing' | 'part' | 'all' {
  const names: readonly TextName[] = value.kind === 'banner' && value.image ? ['alt'] : TEXTS[value.kind];
  const texts = names.filter((name) => textIn(value, name, DEFAULT_LOCALE));
  const done = texts.filter((name) => textIn(value, name, language));
  if (done.length === 0) return 'nothing';
  return done.length < texts.length ? 'part' : 'all';
}

const orNone = <Value extends object>(value: Value): Value | null =>
  Object.values(value).some(Boolean) ? value : null;

/** Notes a text as it is typed in a language. */
export function typeText(name: TextName, text: string, language: Locale): void {
  const value = $typed.get();
  if (!value || value.kind === 'splash') return;
  if (language === DEFAULT_LOCALE) return type({ [name]: text || blankText(value.kind, name) });
  const texts: Texts = { ...textsIn(value, language), [name]: text };
  const translation = orNone(
    Object.fromEntries(TEXTS[value.kind].map((each: TextName) => [each, texts[each] || null])),
  );
  type({ translations: orNone({ ...inOtherLocales(() => null), ...value.translations, [language]: translation }) });
}

/** What is nothing but spaces is not written. */
export function withoutBlankTexts(value: ContentValue): ContentValue {
  if (value.kind === 'splash' || !value.translations) return value;
  const trimmed = Object.entries(value.translations).map(([language, texts]) => {
    const withoutBlanks = Object.entries<string | null>(texts ?? {}).map(([name, text]) => [
      name,
      text && !isBlank(text) ? text : null,
    ]);
    return [language, Object.fromEntries(withoutBlanks)] as const;
  });
  return { ...value, translations: Object.fromEntries(trimmed) } as ContentValue;
}

/** Shows the language of the first error, unless one is seen already. */
export function showErrors(errors: Readonly<Record<string, string>>): void {
  const languages = Object.keys(errors)
    .filter((field) => field !== 'form')
    .map(languageOf);
  const [first] = languages;
  if (first && !languages.includes($language.get())) $language.set(first);
}
