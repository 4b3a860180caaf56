import type { JsonObject } from '../json.ts';
import { find } from '../names.ts';
import { flag, text } from '../values.ts';

/** Whether a product is vegetarian; undefined where it does not say. */
export function dietOf(fields: JsonObject): 'veg' | 'non-veg' | undefined {
  const word = text(find(fields, 'product.diet'))
    ?.toLowerCase()
    .replace(/[^a-z]/g, '');
  if (word && /^non?veg|^egg/.test(word)) return 'non-veg';
  if (word && /^(?:pure)?veg/.test(word)) return 'veg';
  const switched = find(fields, 'product.isVeg');
  const isVeg = switched === undefined || switched === null ? undefined : flag(switched);
  return isVeg === undefined ? undefined : isVeg ? 'veg' : 'non-veg';
}
