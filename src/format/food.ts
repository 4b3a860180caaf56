import type { Claim, Diet } from '../../contract/food.ts';

export const dietName: Readonly<Record<Diet, string>> = { veg: 'Veg', 'non-veg': 'Non-veg' };

export const claimName: Readonly<Record<Claim, string>> = {
  vegan: 'Vegan',
  'no-onion-garlic': 'No onion, no garlic',
  'gluten-free': 'Gluten-free',
  'sugar-free': 'Sugar-free',
};
