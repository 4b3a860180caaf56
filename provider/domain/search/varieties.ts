import { termOf } from './name-words.ts';

/**
 * What makes a kind of its own of a thing that households have plain: a taste, what was done to it, a diet. Who asks for curd, onion or
 * bread by that word alone means none of these. Of no shop, as the dictionary is.
 */
const words = [
  'sweet mishti misti meetha mitha salted flavoured flavored flavour spicy masala jhal jeera',
  'mango aam strawberry blueberry mixed fruit vanilla chocolate choco badam almond kesar elaichi pista rose litchi orange lemon lime',
  'coconut caramel butterscotch nolen notun khejur garlic ginger tulsi mint pudina peri cheesy tandoori',
  'dried dry shutki frozen smoked canned tinned pickled roasted fried instant ready cooked popped puffed flattened',
  'multigrain brown black red pink rock sea organic diet lite light skimmed slim protein vegan keto sugarless gluten millet ragi sharbati',
  'spring baby cherry cocktail sour peanut soya almond oat cooking mini',
];

const varieties: ReadonlySet<string> = new Set(words.flatMap((line) => line.split(' ').map(termOf)));

/** Whether a word of a name says that the thing is of a kind of its own; by its stem. */
export const isVariety = (stem: string): boolean => varieties.has(stem);
