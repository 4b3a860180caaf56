import { current } from '../i18n/current.ts';
import { goods as bn } from '../i18n/goods/bn.ts';
import { goodsOf } from '../i18n/goods/goods.ts';
import { goods as hi } from '../i18n/goods/hi.ts';
import { inLanguage } from '../i18n/in-language.ts';

const GOODS = { bn: goodsOf(bn), hi: goodsOf(hi), en: undefined };

/**
 * What the provider gave, in the language of the page that takes it. Never within a memo: that is of one page's language, and shared
 * by all.
 */
export const localized = <Value>(value: Value): Value => inLanguage(value, GOODS[current().locale]);

/** What goods are called and searched by in the language of the page, as far as there is a word for them. */
export const localizedWord = (name: string): string => GOODS[current().locale]?.wordFor(name) ?? name;
