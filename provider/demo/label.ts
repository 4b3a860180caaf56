import type { DemoProduct } from './types.ts';

const SELLER = 'Haat, 14 Gariahat Road, Ballygunge, Kolkata 700019';
const NOT_FOOD = ['Home & Cleaning', 'Bath & Baby', 'Puja Goods'];
/** Eaten as it comes from the field or the river: no packer, no date. */
const isLoose = ({ brand }: DemoProduct): boolean => brand === null;
/** 14 digits, as the food authority gives them out; these belong to nobody. */
const FSSAI = '12826999000147';

/** What the law wants on a label besides net quantity and MRP, which each pack size has its own of. */
export function labelFacts(product: DemoProduct, category: string): [label: string, value: string][] {
  const food = !NOT_FOOD.includes(category);
  const facts: [string, string][] = [['Country of origin', 'India']];
  if (!isLoose(product)) {
    facts.push(['Made and packed by', `${product.brand} Products, Dankuni, Hooghly 712311`]);
    if (!product.details?.some(([label]) => label === 'Shelf life'))
      facts.push(['Best before', food ? 'See the date printed on the pack' : '24 months from packing']);
  }
  if (food) facts.push(['FSSAI licence', FSSAI]);
  return [...facts, ['Sold by', SELLER]];
}
