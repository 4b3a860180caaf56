import { type JsonObject, pick } from '../json.ts';
import { flag, text } from '../values.ts';

const WORDS = ['diet', 'dietType', 'foodType', 'vegNonVeg', 'vegType', 'foodPreference', 'dietaryPreference'];
const SWITCHES = ['isVeg', 'veg', 'isVegetarian', 'vegetarian'];

/** Whether a product is vegetarian; undefined where it does not say. */
export function dietOf(fields: JsonObject): 'veg' | 'non-veg' | undefined {
  const word = text(pick(fields, ...WORDS))
    ?.toLowerCase()
    .replace(/[^a-z]/g, '');
  if (word && /^non?veg|^egg/.test(word)) return 'non-veg';
  if (word && /^(?:pure)?veg/.test(word)) return 'veg';
  const switched = pick(fields, ...SWITCHES);
  const isVeg = switched === undefined || switched === null ? undefined : flag(switched);
  return isVeg === undefined ? undefined : isVeg ? 'veg' : 'non-veg';
}
