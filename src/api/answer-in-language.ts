import { current } from '../i18n/current.ts';
import type { Goods } from '../i18n/goods/goods.ts';
import { inLanguage } from '../i18n/in-language.ts';

declare global {
  // Set by the script that says a product's page in another language than English: render/message-scripts.ts.
  var goods: Goods | undefined;
}

const LANGUAGES = { bn: () => import('../i18n/goods/bn.ts'), hi: () => import('../i18n/goods/hi.ts'), en: null };

async function loadGoods(): Promise<Goods | undefined> {
  const [language, { goodsOf }] = await Promise.all([
    LANGUAGES[current().locale]?.(),
    import('../i18n/goods/goods.ts'),
  ]);
  return language && goodsOf(language.goods);
}

/** Returns what says an answer in the language of the page, as src/data/localized.ts says what was built. */
export async function answerReader(): Promise<<Answer>(answer: Answer) => Answer> {
  const goods = globalThis.goods ?? (await loadGoods());
  return (answer) => inLanguage(answer, goods);
}
