import { readAmount } from '../../../contract/written-amounts.ts';
import type { PackContent } from '../../../contract/pack-size.ts';

/** A query without its size, and that size. */
export interface SizedQuery {
  readonly text: string;
  /** As it was understood, such as `5 kg`; null when none was typed. */
  readonly packSize: string | null;
  readonly content: PackContent | null;
}

/** @example isContainer('bottle') // true */
export const isContainer = (word: string): boolean =>
  /^(?:packet|pkt|pack|pouch|bunch|bottle|jar|tin|box|roll|can|bag)(?:e?s)?$/.test(word);

const SYMBOLS = { kg: ['kg', 'g'], L: ['L', 'ml'] } as const;

/** @example formatContent({ amount: 0.5, unit: 'kg' }) // '500 g' */
function formatContent({ amount, unit }: PackContent): string {
  if (unit === 'piece') return amount === 1 ? '1 piece' : `${amount} pieces`;
  const [large, small] = SYMBOLS[unit];
  return amount < 1 ? `${Math.round(amount * 1000)} ${small}` : `${amount} ${large}`;
}

/**
 * Takes the size out of a query. A container alone, such as `bottle`, is left: it may be what is looked for.
 * @example readSize('atta 5kg') // { text: 'atta', packSize: '5 kg', content: { amount: 5, unit: 'kg' } }
 */
export function readSize(typed: string): SizedQuery {
  const { name, content, packs } = readAmount(typed);
  if (name === '' || (content === null && packs === null)) return { text: typed, packSize: null, content: null };
  return { text: name, packSize: content && formatContent(content), content };
}
