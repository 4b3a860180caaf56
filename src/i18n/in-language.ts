import { DEFAULT_LOCALE, type Locale } from '../../contract/locales.ts';
import { current } from './current.ts';
import type { Goods } from './goods/goods.ts';

type Fields = Readonly<Record<string, unknown>>;
type Translations = Readonly<Partial<Record<Locale, Fields | null>>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is null or empty in another language is said in the provider's own. */
const said = (translations: unknown, locale: Locale): Fields =>
  Object.fromEntries(
    Object.entries((isRecord(translations) && (translations as Translations)[locale]) || {}).filter(([, text]) => text),
  );

/** What a product, or one of its packs, is called in the provider's own words, for what compares them. */
export interface Own {
  readonly own?: {
    readonly name: string;
    readonly packSize?: string | null;
    readonly subCategory: { readonly name: string } | null;
  };
}

/**
 * A product has the word for common goods beside its name, where the provider has no name in this language. The word comes first: a
 * card leaves out the end of a long name.
 * @example 'ময়দা\u00a0· Shonar Maida'
 */
function goodsIn({ translations, ...product }: Fields, goods: Goods, locale: Locale): Fields {
  const { name, subCategory, packSize } = product;
  const word = typeof name === 'string' && !said(translations, locale)['name'] ? goods.wordFor(name) : null;
  return {
    ...(word !== null && { name: `${word}\u00a0· ${name as string}` }),
    ...(typeof packSize === 'string' && { packSize: goods.packSizeFor(packSize) }),
    ...(name !== undefined && { own: { name, packSize: packSize ?? null, subCategory } }),
  };
}

const isPack = (value: Fields): boolean => 'slug' in value && 'packSize' in value;

function translate(value: unknown, locale: Locale, goods?: Goods): unknown {
  if (Array.isArray(value)) return value.map((item) => translate(item, locale, goods));
  if (!isRecord(value)) return value;
  const { translations, ...fields } = value;
  const own = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, translate(field, locale, goods)]),
  );
  return { ...own, ...(goods && isPack(value) && goodsIn(value, goods, locale)), ...said(translations, locale) };
}

/** What the provider gave, with the texts that it has in the language of the page in place of its own. */
export const inLanguage = <Value>(value: Value, goods?: Goods): Value => {
  const { locale } = current();
  return locale === DEFAULT_LOCALE ? value : (translate(value, locale, goods) as Value);
};
