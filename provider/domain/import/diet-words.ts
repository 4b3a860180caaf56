import type { Diet } from '../../../contract/food.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const VEG = words('veg v vegetarian pureveg vegan green greendot jain satvik yes y true 1');
const NON_VEG = words('nonveg nv n nonvegetarian egg eggetarian containsegg meat fish brown red no false 0');

const wordOf = (written: string): string => written.toLowerCase().replace(/[\s_./-]+/g, '');

export const isDietWord = (written: string): boolean => dietOf(written) !== null;

/** @example dietOf('Non-Veg') // 'non-veg' */
export function dietOf(written: string): Diet | null {
  const word = wordOf(written);
  return VEG.has(word) ? 'veg' : NON_VEG.has(word) ? 'non-veg' : null;
}
