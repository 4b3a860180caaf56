import { current } from '../i18n/current.ts';
import { GOODS } from '../i18n/goods/all.ts';
import { type Goods, goodsOf } from '../i18n/goods/goods.ts';
import { inLanguage } from '../i18n/in-language.ts';

const goodsByLocale: Readonly<Partial<Record<string, Goods>>> = Object.fromEntries(
  Object.entries(GOODS).map(([locale, language]) => [locale, goodsOf(language)]),
);

/**
 * What the provider gave, in the language of the page that takes it. Never within a memo: that is of one page's language, and shared
 * by all.
 */
export const localized = <Value>(value: Value): Value => inLanguage(value, goodsByLocale[current().locale]);

/** What goods are called and searched by in the language of the page, as far as there is a word for them. */
export const localizedWord = (name: string): string => goodsByLocale[current().locale]?.wordFor(name) ?? name;
