import { Tint } from '../../contract/category.ts';
import type { Id } from '../../contract/id.ts';
import { tw } from './tw.ts';

const TINTS = Tint.options;

/** The class that makes a tint the ground's colour: `bg-(--tint)`. */
export const tintClass: Readonly<Record<Tint, string>> = {
  leaf: tw`tint-leaf`,
  spice: tw`tint-spice`,
  clay: tw`tint-clay`,
  sky: tw`tint-sky`,
  sand: tw`tint-sand`,
  berry: tw`tint-berry`,
};

/** Background colour of a category's tile and products: its own, or one derived from its id. */
export function tintOf(category: { id: Id; tint: Tint | null } | null): string {
  if (category?.tint) return tintClass[category.tint];
  let sum = 0;
  for (const letter of String(category?.id ?? '')) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return tintClass[TINTS[sum % TINTS.length] ?? 'sand'];
}
