import type { Claim, Diet } from '../../contract/food.ts';
import { msg } from '../../contract/msg.ts';

export const dietName = { veg: msg('Veg'), 'non-veg': msg('Non-veg') } as const satisfies Record<Diet, string>;

export const claimName = {
  vegan: msg('Vegan'),
  'no-onion-garlic': msg('No onion, no garlic'),
  'gluten-free': msg('Gluten-free'),
  'sugar-free': msg('Sugar-free'),
} as const satisfies Record<Claim, string>;
