import type { Locale } from '../../contract/locales.ts';
import { current } from '../i18n/current.ts';
import type { GoodsLocale } from '../i18n/goods/all.ts';
import type { Goods, GoodsLanguage } from '../i18n/goods/goods.ts';
import { inLanguage } from '../i18n/in-language.ts';

declare global {
  // Set by the script that translates a product's page: build/scripts/message-scripts.ts.
  var goods: Goods | undefined;
}

type Loaders<Of extends Locale> = Readonly<Record<Of, () => Promise<{ readonly goods: GoodsLanguage }>>>;
const LANGUAGES: Partial<Loaders<Locale>> = {
  bn: () => import('../i18n/goods/bn.ts'),
  hi: () => import('../i18n/goods/hi.ts'),
} satisfies Loaders<GoodsLocale>;

async function loadGoods(): Promise<Goods | undefined> {
  const [language, { goodsOf }] = await Promise.all([
    LANGUAGES[current().locale]?.(),
    import('../i18n/goods/goods.ts'),
  ]);
  return language && goodsOf(language.goods);
}

/** Returns a function that translates an answer, as src/data/localized.ts does at the build. */
export async function answerReader(): Promise<<Answer>(answer: Answer) => Answer> {
  const goods = globalThis.goods ?? (await loadGoods());
  return (answer) => inLanguage(answer, goods);
}
