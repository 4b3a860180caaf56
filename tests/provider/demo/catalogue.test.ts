import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../provider/demo/catalogue.ts';

const shelves = catalogue.flatMap(({ subCategories }) => subCategories);
const products = shelves.flatMap((shelf) => shelf.products);
const packs = products.flatMap((product) => product.packs.map((pack) => ({ slug: product.slug, ...pack })));

const twice = (list: string[]): string[] => list.filter((entry, index) => list.indexOf(entry) !== index);
const share = (count: number): number => count / products.length;

describe('the demo catalogue', () => {
  test('has at least 12 categories in four groups, 52 sub-categories and 420 products', () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(12);
    expect(new Set(catalogue.map(({ group }) => group)).size).toBe(4);
    expect(shelves.length).toBeGreaterThanOrEqual(52);
    expect(products.length).toBeGreaterThanOrEqual(420);
  });

  test('uses no slug twice', () => {
    expect(twice(catalogue.map(({ slug }) => slug))).toEqual([]);
    expect(twice(shelves.map(({ slug }) => slug))).toEqual([]);
    expect(twice(products.map(({ slug }) => slug))).toEqual([]);
  });

  test('has no empty shelf', () => {
    expect(shelves.filter((shelf) => shelf.products.length === 0)).toEqual([]);
  });

  test('sells every product in one to four packs of different sizes', () => {
    for (const { slug, packs: own } of products) {
      expect(own.length, slug).toBeGreaterThanOrEqual(1);
      expect(own.length, slug).toBeLessThanOrEqual(4);
      expect(twice(own.map(({ size }) => size)), slug).toEqual([]);
    }
  });

  test('asks prices above zero, never above MRP, with at most two decimals', () => {
    for (const { slug, size, price, mrp } of packs) {
      expect(price, `${slug} ${size}`).toBeGreaterThan(0);
      expect(price, `${slug} ${size}`).toBeLessThanOrEqual(mrp);
      expect(Number(price.toFixed(2)), `${slug} ${size}`).toBe(price);
      expect(Number(mrp.toFixed(2)), `${slug} ${size}`).toBe(mrp);
    }
  });

  test('keeps stock in whole, never negative numbers', () => {
    expect(packs.filter(({ stock }) => !Number.isInteger(stock) || stock < 0)).toEqual([]);
  });

  test('has something sold out, something discounted and a choice of packs', () => {
    expect(share(products.filter((product) => product.packs.every(({ stock }) => stock === 0)).length)).toBeCloseTo(
      0.05,
      1,
    );
    expect(share(products.filter(({ packs: [first] }) => first && first.price < first.mrp).length)).toBeCloseTo(
      0.45,
      1,
    );
    expect(share(products.filter((product) => product.packs.length > 1).length)).toBeCloseTo(0.5, 1);
  });

  test('finds several kinds of atta', () => {
    expect(products.filter(({ name }) => /\batta\b/i.test(name)).length).toBeGreaterThanOrEqual(4);
  });

  test('begins every product’s popularity between 0 and 5000', () => {
    expect(products.filter(({ sold }) => sold < 0 || sold > 5000)).toEqual([]);
  });
});
