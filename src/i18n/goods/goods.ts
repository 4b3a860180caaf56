import { type PackWords, packSizeFor } from './pack-size-for.ts';
import { wordFor } from './word-for.ts';

/** A language's words for goods, for names that the provider has not translated. */
export interface GoodsLanguage extends PackWords {
  /** By what names call them in English, and in Latin letters: `{ 'potato, aloo': 'আলু' }`. */
  readonly words: Readonly<Record<string, string>>;
}

export interface Goods {
  readonly wordFor: (name: string) => string | null;
  readonly packSizeFor: (size: string) => string;
}

export const goodsOf = (language: GoodsLanguage): Goods => ({
  wordFor: wordFor(language.words),
  packSizeFor: packSizeFor(language),
});
