import { type Came, pick } from '../json.ts';
import { flag, text } from '../values.ts';

const WORDS = ['diet', 'dietType', 'foodType', 'vegNonVeg', 'vegType', 'foodPreference', 'dietaryPreference'];
const SWITCHES = ['isVeg', 'veg', 'isVegetarian', 'vegetarian'];

/** What a product says of itself as food; undefined where it says nothing that can be told. */
export function dietOf(own: Came): 'veg' | 'non-veg' | undefined {
  const word = text(pick(own, ...WORDS))
    ?.toLowerCase()
    .replace(/[^a-z]/g, '');
  if (word && /^non?veg|^egg/.test(word)) return 'non-veg';
  if (word && /^(?:pure)?veg/.test(word)) return 'veg';
  const switched = pick(own, ...SWITCHES);
  const isVeg = switched === undefined || switched === null ? undefined : flag(switched);
  return isVeg === undefined ? undefined : isVeg ? 'veg' : 'non-veg';
}
