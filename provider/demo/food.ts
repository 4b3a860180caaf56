import type { Claim, Diet } from '../../contract/food.ts';
import { NUTRITION } from './nutrition.ts';
import type { DemoProduct } from './types.ts';

const NOT_FOOD = ['Home & Cleaning', 'Bath & Baby', 'Puja Goods'];

interface Place {
  readonly category: string;
  readonly subCategory: string;
}

/** What somebody who eats no meat, fish or egg leaves; spices for them are none. */
const NON_VEG = /\b(?:chicken|fish|egg|mutton|prawn)\b/i;
const OF_EGG = /\b(?:cake|cupcakes|pastry)\b/i;
const VEG_ALL_THE_SAME = /masala|vegetable|green peas/i;

function dietOf(name: string, { category, subCategory }: Place): Diet {
  if (VEG_ALL_THE_SAME.test(name)) return 'veg';
  const isOfMeat = category === 'Fish & Meat' || subCategory === 'Eggs' || NON_VEG.test(name);
  return isOfMeat || (category === 'Bread & Cakes' && OF_EGG.test(name)) ? 'non-veg' : 'veg';
}

/** Nothing of an animal is in anything that stands there. */
const VEGAN = [
  ...['Fruit & Vegetables', 'Atta, Rice & Dal'],
  ...['Mustard oil', 'Sunflower and other oils', 'Ground spices', 'Whole spices', 'Nuts and dry fruit'],
  ...['Darjeeling and Assam tea', 'Green tea and tea bags', 'Juice', 'Water and fizz'],
];
/** Ground or sold alone, with nothing that came from wheat, rye, barley or oats. */
const GLUTEN_FREE = ['Everyday rice', 'Aromatic rice', 'Dals', 'Whole spices', 'Nuts and dry fruit', 'Everyday fruit'];
const NO_ONION_GARLIC = ['Ground spices', 'Whole spices'];
const FOR_BHOG = /bhoger|shukto masala/i;
const SUGAR_FREE = /rolled oats|green tea|first flush|second flush|club soda|filter coffee|coffee beans/i;

function claimsOf(name: string, { category, subCategory }: Place): Claim[] {
  const stands = (places: readonly string[]) => places.includes(category) || places.includes(subCategory);
  return [
    ...(stands(VEGAN) ? (['vegan'] as const) : []),
    ...(stands(NO_ONION_GARLIC) || FOR_BHOG.test(name) ? (['no-onion-garlic'] as const) : []),
    ...(stands(GLUTEN_FREE) ? (['gluten-free'] as const) : []),
    ...(SUGAR_FREE.test(name) ? (['sugar-free'] as const) : []),
  ];
}

const ALLERGENS: readonly (readonly [allergen: string, is: (name: string, place: Place) => boolean])[] = [
  [
    'Wheat (gluten)',
    (name, { category, subCategory }) =>
      category === 'Bread & Cakes' ||
      ['Biscuits', 'Noodles and pasta'].includes(subCategory) ||
      /\b(?:wheat|atta|maida|suji|luchi|nimki|shingara|upma)\b/i.test(name),
  ],
  [
    'Milk',
    (name, { category, subCategory }) =>
      (category === 'Dairy & Eggs' && subCategory !== 'Eggs' && !/tofu/i.test(name)) ||
      ['Rosogolla and syrup sweets', 'Sandesh', 'Mishti doi and payesh', 'Ghee and vanaspati'].includes(subCategory) ||
      /milk (?:bread|chocolate)/i.test(name),
  ],
  ['Egg', (name, place) => place.subCategory === 'Eggs' || (place.category === 'Bread & Cakes' && OF_EGG.test(name))],
  [
    'Fish',
    (name, { subCategory }) => / fish$/i.test(subCategory) || /fish (?:fingers|cutlet)|fillet|shutki/i.test(name),
  ],
  ['Crustaceans', (_, { subCategory }) => subCategory === 'Prawn and crab'],
  ['Peanuts', (name) => /peanut|groundnut/i.test(name)],
  ['Tree nuts', (name) => /cashew|almond|pista|walnut|kaju barfi|badam milk/i.test(name)],
  ['Soya', (name) => /soya|soy sauce|tofu/i.test(name)],
  ['Mustard', (name) => /mustard|kasundi|sorshe|panch phoron/i.test(name)],
  ['Sesame', (name) => /sesame/i.test(name)],
];

/** What the label of food says beside its price; nothing for what is none. */
export function foodOf({ slug, name, details }: DemoProduct, place: Place) {
  if (NOT_FOOD.includes(place.category)) return {};
  const allergens = ALLERGENS.flatMap(([allergen, is]) => (is(name, place) ? [allergen] : []));
  const claims = claimsOf(name, place);
  const shelfLife = details?.find(([label]) => label === 'Shelf life')?.[1];
  return {
    diet: dietOf(name, place),
    claims: claims.length > 0 ? claims : null,
    allergens: allergens.length > 0 ? allergens : null,
    nutrition: NUTRITION[slug]?.map(([label, value]) => ({ label, value })) ?? null,
    bestBefore: shelfLife ? `${shelfLife} from packing` : null,
  };
}
