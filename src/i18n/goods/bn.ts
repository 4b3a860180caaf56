import { wordsForGoods } from '../../../dictionary/dictionary.ts';
import type { GoodsLanguage } from './goods.ts';

/** What common goods and their packs are called in Bengali. */
export const goods: GoodsLanguage = {
  pieces: '$1টি',
  packOf: '$1টির প্যাক',
  dozen: '$1 ডজন',
  bunches: '$1 আঁটি',
  words: wordsForGoods('bn'),
};
