import type { OtherLocale } from '../../../contract/locales.ts';
import { goods as bn } from './bn.ts';
import type { GoodsLanguage } from './goods.ts';
import { goods as hi } from './hi.ts';

const goods = { bn, hi } satisfies Partial<Record<OtherLocale, GoodsLanguage>>;
export type GoodsLocale = keyof typeof goods;

/** The words for goods of each language that has some. A browser loads those of its own: src/api/answer-in-language.ts. */
export const GOODS: Readonly<Partial<Record<OtherLocale, GoodsLanguage>>> = goods;
