import * as v from 'valibot';
import { maybe } from './schema.ts';
import { SingleLineText } from './safe-text.ts';

/** As the food authority's mark has it: a green dot or a brown triangle. Egg counts as not vegetarian. */
export const DIETS = ['veg', 'non-veg'] as const;
export type Diet = (typeof DIETS)[number];
export const KnownDiet = v.fallback(maybe(v.picklist(DIETS)), null);

/** What else a label may claim. */
export const CLAIMS = ['vegan', 'no-onion-garlic', 'gluten-free', 'sugar-free'] as const;
export type Claim = (typeof CLAIMS)[number];

/** Several in a query, parted by commas: `vegan,gluten-free`. */
export const ClaimList = v.pipe(
  v.string(),
  v.maxLength(100),
  v.transform((text) => [...new Set(text.split(','))]),
  v.array(v.picklist(CLAIMS)),
);

/** What a label says of food, with one product or with `detail=full`. */
export const foodFields = {
  claims: v.fallback(maybe(v.array(v.picklist(CLAIMS))), null),
  allergens: maybe(v.array(SingleLineText)),
  /** Per 100 g or 100 ml. */
  nutrition: maybe(v.array(v.object({ label: SingleLineText, value: SingleLineText }))),
  bestBefore: maybe(SingleLineText),
};
