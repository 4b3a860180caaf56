import { wordsForGoods } from '../../../dictionary/dictionary.ts';
import type { GoodsLanguage } from './goods.ts';

/** What common goods and their packs are called in Hindi. */
export const goods: GoodsLanguage = {
  pieces: '$1 पीस',
  packOf: '$1 का पैक',
  dozen: '$1 दर्जन',
  bunches: '$1 गड्डी',
  words: wordsForGoods('hi'),
};
