import { DEFAULT_LOCALE, type Locale } from '../../contract/locales.ts';
import { current } from './current.ts';
import type { Goods } from './goods/goods.ts';

type Fields = Readonly<Record<string, unknown>>;
type Translations = Readonly<Partial<Record<Locale, Fields | null>>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The translated fields; one that is null or empty falls back to the provider's own text. */
const translatedFields = (translations: unknown, locale: Locale): Fields =>
  Object.fromEntries(
    Object.entries((isRecord(translations) && (translations as Translations)[locale]) || {}).filter(([, text]) => text),
  );

/** The provider's own texts of a product or one of its packs, for comparisons. */
export interface OriginalTexts {
  readonly raw?: {
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
  const word = typeof name === 'string' && !translatedFields(translations, locale)['name'] ? goods.wordFor(name) : null;
  return {
    ...(word !== null && { name: `${word}\u00a0· ${name as string}` }),
    ...(typeof packSize === 'string' && { packSize: goods.packSizeFor(packSize) }),
    ...(name !== undefined && { raw: { name, packSize: packSize ?? null, subCategory } }),
  };
}

const isPack = (value: Fields): boolean => 'slug' in value && 'packSize' in value;

function translate(value: unknown, locale: Locale, goods?: Goods): unknown {
  if (Array.isArray(value)) return value.map((item) => translate(item, locale, goods));
  if (!isRecord(value)) return value;
  const { translations, ...fields } = value;
  const nested = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, translate(field, locale, goods)]),
  );
  return {
    ...nested,
    ...(goods && isPack(value) && goodsIn(value, goods, locale)),
    ...translatedFields(translations, locale),
  };
}

/** Replaces the provider's texts by its translations in the language of the page. */
export const inLanguage = <Value>(value: Value, goods?: Goods): Value => {
  const { locale } = current();
  return locale === DEFAULT_LOCALE ? value : (translate(value, locale, goods) as Value);
};
