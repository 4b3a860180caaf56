import type { Tint } from '../../../contract/category.ts';

/** Group and background colour of a category, by words of its name. */
const KINDS: readonly (readonly [RegExp, string, Tint])[] = [
  [/fruit|vegetable|herb|flower/i, 'Fresh', 'leaf'],
  [/fish|meat|egg|chicken|seafood/i, 'Fresh', 'berry'],
  [/dairy|milk|bakery|bread|cake/i, 'Fresh', 'sand'],
  [/masala|spice|oil|grain|rice|dal|atta|staple/i, 'Staples', 'spice'],
  [/gourmet|world|snack|branded|sweet|chocolate|breakfast|noodle/i, 'Snacks and drinks', 'clay'],
  [/beverage|drink|tea|coffee|juice/i, 'Snacks and drinks', 'sky'],
  [/baby/i, 'Home and care', 'sky'],
  [/beauty|hygiene|personal|health/i, 'Home and care', 'berry'],
  [/clean|household|kitchen|garden|pet|home/i, 'Home and care', 'leaf'],
];

const kindOf = (category: string) => KINDS.find(([words]) => words.test(category));

export const categoryGroup = (category: string): string => kindOf(category)?.[1] ?? 'All';
export const categoryTint = (category: string): Tint => kindOf(category)?.[2] ?? 'sand';
