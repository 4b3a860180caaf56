import { type PackContent, parsePackSize } from '../../../contract/pack-size.ts';
import type { Pack, Product } from '../../../contract/product.ts';
import { toCode } from '../../../contract/typed-text.ts';
import type { Wanted } from '../../format/shopping-list.ts';
import type { OriginalTexts } from '../../i18n/in-language.ts';
import { limitOf } from './lines.ts';

/** For each word that was written: itself, and the words that mean the same. */
export type Terms = readonly (readonly string[])[];

/** How a name answers what was written: it is that, a kind of that, only mentions it, or does not have the words. */
export type Fit = 'same' | 'kind' | 'mention' | 'none';
const FITS: readonly Fit[] = ['same', 'kind', 'mention', 'none'];

const wordsOf = (text: string): string[] =>
  toCode(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

const isPlural = (one: string, many = ''): boolean => many === `${one}s` || many === `${one}es`;
const isSame = (one: string, other = ''): boolean => one === other || isPlural(one, other) || isPlural(other, one);

/** The places in a text that a phrase stands at. */
const positionsOf = (text: readonly string[], phrase: readonly string[]): number[] =>
  text.flatMap((_, at) =>
    phrase.length > 0 && phrase.every((word, i) => isSame(word, text[at + i])) ? phrase.map((_, i) => at + i) : [],
  );

/** As `Fit`, for one part of a name. */
function fitOfPart(part: readonly string[], terms: Terms, brand: readonly string[]): Fit {
  const positions = terms.map((same) => same.flatMap((phrase) => positionsOf(part, wordsOf(phrase))));
  const isOfBrand = (same: readonly string[]) => same.some((word) => positionsOf(brand, wordsOf(word)).length > 0);
  const named = new Set(positions.flat());
  if (named.size === 0 || !terms.every((same, i) => positions[i]?.length || isOfBrand(same))) return 'none';
  if (named.size === part.length) return 'same';
  return named.has(part.length - 1) ? 'kind' : 'mention';
}

const better = (one: Fit, other: Fit): Fit => (FITS.indexOf(one) <= FITS.indexOf(other) ? one : other);

type Named = OriginalTexts & { readonly subCategory: { readonly name: string } | null };

/**
 * What is sold is named by the last word before a comma, a bracket or a `with`: milk chocolate is no milk. A bracket says
 * it again in other words, or names a flavour.
 * @example fitOf({ name: 'Tok Doi (Curd)', … }, [['dahi', 'curd', 'doi']]) // 'same'
 */
export function fitOf(displayed: Pick<Product, 'name' | 'brand'> & Named, terms: Terms): Fit {
  const product = { ...displayed, ...displayed.raw };
  const fit = fitOfName(product, terms);
  // Basmati is a rice by its shelf, though its name says so with another word.
  const shelf = wordsOf(product.subCategory?.name ?? '');
  const isOnShelf = terms.every((same) => same.some((phrase) => positionsOf(shelf, wordsOf(phrase)).length > 0));
  return fit === 'mention' && terms.length > 0 && isOnShelf ? 'kind' : fit;
}

function fitOfName({ name, brand }: Pick<Product, 'name' | 'brand'>, terms: Terms): Fit {
  const brandWords = wordsOf(brand?.name ?? '');
  const [bare = ''] = name.split(/[(,:–—]| - |\b(?:with|for|in)\b/i);
  const nameWords = wordsOf(bare);
  const isBranded = brandWords.length > 0 && brandWords.every((word, i) => word === nameWords[i]);
  const unbranded = isBranded ? nameWords.slice(brandWords.length) : nameWords;
  const fit = fitOfPart(unbranded, terms, brandWords);
  const [, bracket = '', closed] = /\(([^)]*)(\)?)/.exec(name) ?? [];
  if (fitOfPart(wordsOf(closed ? bracket : ''), terms, brandWords) === 'same')
    return fit === 'kind' ? 'same' : better(fit, 'kind');
  return fit === 'none' && fitOfPart(wordsOf(name), terms, brandWords) !== 'none' ? 'mention' : fit;
}

/** The terms of a search that does not say what its words mean. */
export const plainTerms = (name: string): Terms => wordsOf(name).map((word) => [word]);

/** How much a pack holds, by what stands on it, else by its unit price; null where neither says. */
function contentOf({ packSize, price, unitPrice }: Pack): PackContent | null {
  const written = parsePackSize(packSize);
  if (written) return written;
  if (!unitPrice || !['kg', 'L', 'piece'].includes(unitPrice.unit)) return null;
  // Unit prices are rounded to the paisa, so the amount they give is rounded back.
  const amount = Math.round((price / unitPrice.amount) * 100) / 100;
  return { amount, unit: unitPrice.unit as PackContent['unit'] };
}

/** Unit prices are rounded, and so are sums of decimals. */
const TOLERANCE = 0.011;

export interface Packed {
  readonly pack: Pack;
  /** As many as there may be of it. */
  readonly quantity: number;
  /** It is as much as was asked for, no more and no less. */
  readonly exact: boolean;
}

/** One pack as often as what is wanted takes. */
export function packed({ content, packs }: Pick<Wanted, 'content' | 'packs'>, pack: Pack): Packed {
  const one = content && contentOf(pack);
  const isSold = one?.unit === content?.unit;
  const wanted = content && one && isSold ? Math.max(1, Math.ceil(content.amount / one.amount - 0.01)) : (packs ?? 1);
  const quantity = Math.max(1, Math.min(wanted, limitOf(pack)));
  const isAll = !content || (one !== null && isSold && Math.abs(quantity * one.amount - content.amount) < TOLERANCE);
  return { pack, quantity, exact: isAll && quantity === wanted };
}

/** The pack size that comes nearest to what is wanted with the fewest packs: first the least too much, then the fewest. */
export function choosePack(wanted: Wanted, product: Product): Packed {
  const { content } = wanted;
  if (!content) return packed(wanted, product);
  const fitting = (product.packs ?? [product]).flatMap((pack) => {
    const one = contentOf(pack);
    if (limitOf(pack) <= 0 || one?.unit !== content.unit) return [];
    const choice = packed(wanted, pack);
    const over = choice.quantity * one.amount - content.amount;
    return over < -TOLERANCE ? [] : [{ ...choice, over }];
  });
  fitting.sort((a, b) => a.over - b.over || a.quantity - b.quantity);
  const [best] = fitting;
  return best ? { pack: best.pack, quantity: best.quantity, exact: best.exact } : packed(wanted, product);
}

/** Whether every number that a name was written with stands in the product's too: one that does not is an amount. */
export function hasNumbers({ name }: Pick<Product, 'name'>, typed: string): boolean {
  const words = wordsOf(name);
  return wordsOf(typed).every((word) => !/^\p{N}+$/u.test(word) || words.includes(word));
}

export const isOfKind = (fit: Fit): boolean => fit === 'same' || fit === 'kind';

/** Best first: what is called by the very words before what is called by others for them, else as the search has it. */
export function ranked(products: readonly Product[], terms: Terms, typed: string): { product: Product; fit: Fit }[] {
  const written = plainTerms(typed);
  return products
    .map((product) => ({ product, fit: fitOf(product, terms), isCalledSo: isOfKind(fitOf(product, written)) }))
    .sort((a, b) => Number(b.isCalledSo) - Number(a.isCalledSo) || FITS.indexOf(a.fit) - FITS.indexOf(b.fit))
    .map(({ product, fit }) => ({ product, fit }));
}

/** Prices that differ by more are of things that are not taken for one another. */
const MAX_PRICE_RATIO = 1.6;

/** Whether one may stand for the other: sold by the same unit at about the same price. */
export function isAlike(one: Pack, other: Pack): boolean {
  if (one.unitPrice?.unit !== other.unitPrice?.unit) return false;
  const [a, b] = [one, other].map(({ unitPrice, price }) => unitPrice?.amount ?? price) as [number, number];
  return Math.max(a, b) <= MAX_PRICE_RATIO * Math.min(a, b);
}
