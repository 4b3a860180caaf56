import { describe, expect, test } from 'vitest';
import { readShopData } from '../../../provider/demo/shop-data.ts';
import { DEMO_PACKS, DEMO_PRODUCTS } from '../fixtures/demo-goods.ts';

const { groups, categories } = await readShopData();
const shelves = categories.flatMap(({ subCategories }) => subCategories);

const twice = (list: string[]): string[] => list.filter((entry, index) => list.indexOf(entry) !== index);
const share = (count: number): number => count / DEMO_PRODUCTS.length;
const placeOf = ({ category, subCategory }: { category: string; subCategory: string }) =>
  `${category} > ${subCategory}`;

describe('the demo catalogue', () => {
  test('has at least 12 categories in four groups, 52 sub-categories and 420 products', () => {
    expect(categories.length).toBeGreaterThanOrEqual(12);
    expect(groups.map(({ name }) => name).sort()).toEqual([...new Set(categories.map(({ group }) => group))].sort());
    expect(groups.length).toBe(4);
    expect(shelves.length).toBeGreaterThanOrEqual(52);
    expect(DEMO_PRODUCTS.length).toBeGreaterThanOrEqual(420);
  });

  test('uses no name and no number twice', () => {
    expect(twice(categories.map(({ name }) => name))).toEqual([]);
    expect(twice(shelves.map(({ name }) => name))).toEqual([]);
    expect(twice(DEMO_PACKS.map(({ slug }) => slug))).toEqual([]);
  });

  test('has goods in every sub-category, and a look for each', () => {
    const looks = categories.flatMap(({ name, subCategories }) =>
      subCategories.map((sub) => placeOf({ category: name, subCategory: sub.name })),
    );
    expect([...new Set(DEMO_PACKS.map(placeOf))].sort()).toEqual(looks.sort());
  });

  test('calls every group, category and sub-category something in Bengali and in Hindi', () => {
    for (const { name, translations } of [...groups, ...categories, ...shelves]) {
      expect(translations?.bn?.name, name).toMatch(/^[\p{Script=Bengali},। ‘’-]+$/u);
      expect(translations?.hi?.name, name).toMatch(/^[\p{Script=Devanagari},। ‘’-]+$/u);
    }
  });

  test('sells every product in one to four packs of different sizes, of which lists show one', () => {
    for (const packs of DEMO_PRODUCTS) {
      const slug = packs[0]?.slug;
      expect(packs.length, slug).toBeLessThanOrEqual(4);
      expect(twice(packs.map(({ size }) => size)), slug).toEqual([]);
      expect(packs.filter(({ isMain }) => isMain).length, slug).toBe(1);
    }
  });

  test('asks prices above zero, never above MRP, with at most two decimals', () => {
    for (const { slug, price, mrp } of DEMO_PACKS) {
      expect(price, slug).toBeGreaterThan(0);
      expect(price, slug).toBeLessThanOrEqual(mrp);
      expect(Number(price.toFixed(2)), slug).toBe(price);
      expect(Number(mrp.toFixed(2)), slug).toBe(mrp);
    }
  });

  test('has something sold out, something discounted and a choice of packs', () => {
    const isGone = (packs: typeof DEMO_PACKS) => packs.every(({ stock }) => stock === 0);
    expect(share(DEMO_PRODUCTS.filter(isGone).length)).toBeCloseTo(0.05, 1);
    expect(share(DEMO_PRODUCTS.filter(([first]) => first && first.price < first.mrp).length)).toBeCloseTo(0.45, 1);
    expect(share(DEMO_PRODUCTS.filter((packs) => packs.length > 1).length)).toBeCloseTo(0.5, 1);
  });

  test('finds several kinds of atta', () => {
    expect(DEMO_PRODUCTS.filter(([first]) => /\batta\b/i.test(first?.name ?? '')).length).toBeGreaterThanOrEqual(4);
  });

  test('begins every product’s popularity between 0 and 5000', () => {
    expect(DEMO_PACKS.filter(({ sold }) => !(sold >= 0 && sold <= 5000))).toEqual([]);
  });
});

describe('the food of the demo', () => {
  test.each([
    ['Rohu, Whole', 'Non-veg'],
    ['White Eggs', 'Non-veg'],
    ['Tandur Fruit Cake', 'Non-veg'],
    ['Tandur Chicken Patties', 'Non-veg'],
    ['Tiffin Fish Cutlet', 'Non-veg'],
    ['Rannaghar Fish Curry Masala', 'Veg'],
    ['Borof Vegetable Chop', 'Veg'],
    ['Button Mushroom', 'Veg'],
    ['Tandur Milk Bread', 'Veg'],
    ['Phena Dishwash Bar', ''],
  ])('%s is %s', (name, diet) => {
    expect([...new Set(DEMO_PACKS.filter((one) => one.name === name).map((one) => one.diet))]).toEqual([diet]);
  });

  test('is not called vegan unless it is vegetarian and without milk, nor gluten-free with wheat', () => {
    const vegan = DEMO_PACKS.filter(({ claims }) => claims.includes('Vegan'));
    expect(vegan.length).toBeGreaterThan(50);
    const ofAnimals = ['Milk', 'Egg', 'Fish', 'Crustaceans'];
    expect(
      vegan.filter(({ diet, allergens }) => diet !== 'Veg' || allergens.some((one) => ofAnimals.includes(one))),
    ).toEqual([]);
    const isOdd = ({ claims, allergens }: (typeof DEMO_PACKS)[number]) =>
      claims.includes('Gluten-free') && allergens.includes('Wheat (gluten)');
    expect(DEMO_PACKS.filter(isOdd)).toEqual([]);
  });
});
