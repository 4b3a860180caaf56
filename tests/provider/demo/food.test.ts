import { expect, test } from 'vitest';
import { catalogue } from '../../../provider/demo/catalogue.ts';
import { foodOf } from '../../../provider/demo/food.ts';
import { NUTRITION } from '../../../provider/demo/nutrition.ts';

const goods = catalogue.flatMap((category) =>
  category.subCategories.flatMap((subCategory) =>
    subCategory.products.map((product) => ({
      name: product.name,
      slug: product.slug,
      category: category.name,
      food: foodOf(product, { category: category.name, subCategory: subCategory.name }),
    })),
  ),
);
const ofName = (name: string) => goods.find((one) => one.name === name)?.food;

test.each([
  ['Rohu, Whole', 'non-veg'],
  ['White Eggs', 'non-veg'],
  ['Tandur Fruit Cake', 'non-veg'],
  ['Tandur Chicken Patties', 'non-veg'],
  ['Tiffin Fish Cutlet', 'non-veg'],
  ['Rannaghar Fish Curry Masala', 'veg'],
  ['Borof Vegetable Chop', 'veg'],
  ['Button Mushroom', 'veg'],
  ['Tandur Milk Bread', 'veg'],
  ['Phena Dishwash Bar', undefined],
])('%s is %s', (name, diet) => {
  expect(goods.some((one) => one.name === name)).toBe(true);
  expect(ofName(name)?.diet).toBe(diet);
});

test('nothing that is not vegetarian, or of milk, is called vegan', () => {
  const vegan = goods.filter(({ food }) => food.claims?.includes('vegan'));
  expect(vegan.length).toBeGreaterThan(50);
  expect(vegan.filter(({ food }) => food.diet !== 'veg')).toEqual([]);
  const ofAnimals = ({ food }: (typeof goods)[number]) =>
    food.allergens?.some((one) => ['Milk', 'Egg', 'Fish', 'Crustaceans'].includes(one));
  expect(vegan.filter(ofAnimals)).toEqual([]);
  expect(
    goods.filter(({ food }) => food.claims?.includes('gluten-free') && food.allergens?.includes('Wheat (gluten)')),
  ).toEqual([]);
});

test('what has nutrition facts is there', () => {
  const slugs = goods.map(({ slug }) => slug);
  expect(Object.keys(NUTRITION).filter((slug) => !slugs.includes(slug))).toEqual([]);
});
