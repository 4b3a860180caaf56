import { createHash } from 'node:crypto';
import { normalizeText } from '../search/normalize.ts';
import { stem } from '../search/stem.ts';
import { readPackSize } from '../../../contract/pack-size.ts';

interface Goods {
  /** Without its size. */
  readonly name: string;
  readonly brand: string | null;
  readonly category: string;
  readonly subCategory: string | null;
  /** What else tells goods of one name apart, such as a kind or a flavour. */
  readonly type: string | null;
}

/** Words without number, case and signs. @example wordsOf('Salt & Peppers') // 'salt pepper' */
const wordsOf = (text: string | null): string =>
  normalizeText(text)
    .trim()
    .split(' ')
    .filter((word) => word !== 'and')
    .map(stem)
    .join(' ');

/** "Tata Salt" and "Salt" are one name when the brand is Tata. */
function nameOf(name: string, brand: string): string {
  const words = wordsOf(name);
  return brand !== '' && words.startsWith(`${brand} `) ? words.slice(brand.length + 1) : words;
}

/** What the pack sizes of one product have in common: brand, name, place and kind. */
export function packKey({ name, brand, category, subCategory, type }: Goods): string {
  const by = wordsOf(brand);
  const parts = [nameOf(name, by), by, wordsOf(category), wordsOf(subCategory), wordsOf(type)];
  return `pack:${createHash('sha256').update(parts.join('|')).digest('base64url').slice(0, 20)}`;
}

/** A pack size whatever way it is written; null when it says none. @example sizeLabel('500gm') === sizeLabel('0.5 kg') */
export function sizeLabel(packSize: string | null): string | null {
  const size = readPackSize(packSize);
  return size && `${size.content.amount}${size.content.unit}×${size.count} ${size.packaging}`;
}

/** Identity of goods without a number: name, brand and size, however they are written. */
export const identityOf = (name: string, brand: string | null, packSize: string | null): string =>
  [nameOf(name, wordsOf(brand)) || name, wordsOf(brand), sizeLabel(packSize) ?? wordsOf(packSize)].join('|');
