import { Tint } from '../../contract/category.ts';
import type { Id } from '../../contract/id.ts';

const TINTS = Tint.options;

/** Background colour of a category's tile and products: its own, or one derived from its id. */
export function tintOf(category: { id: Id; tint: Tint | null } | null): `t-${Tint}` {
  if (category?.tint) return `t-${category.tint}`;
  let sum = 0;
  for (const letter of String(category?.id ?? '')) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return `t-${TINTS[sum % TINTS.length] ?? 'sand'}`;
}
