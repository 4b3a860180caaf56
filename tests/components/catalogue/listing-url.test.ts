import { expect, test } from 'vitest';
import type { SubCategory } from '../../../contract/category.ts';
import { arrivalInAddress, priceIn, withFilters } from '../../../src/components/catalogue/listing-url.ts';
import { NO_FILTERS } from '../../../src/stores/catalogue/product-list.ts';

const brands = [
  { id: 7, name: 'Shonar', count: 4 },
  { id: 'b 8', name: 'Ganga', count: 2 },
];
const subCategories = [
  { id: 3, name: 'Rice', slug: 'rice' },
  { id: 'a&b', name: 'Dal', slug: null },
] as SubCategory[];
const arrival = (search: string) => arrivalInAddress(search, { subCategories, brands, allBrands: true });

test('an address without our parameters wants the first page of everything', () => {
  expect(arrival('')).toEqual({ filters: NO_FILTERS, first: 1, page: 1 });
  expect(arrival('?utm_source=x&sub=gone&brand=gone&sort=gone&page=-3')).toEqual({
    filters: NO_FILTERS,
    first: 1,
    page: 1,
  });
});

test('ids come back as the provider gave them', () => {
  expect(
    arrival(
      '?sub=rice&brand=7&brand=b+8&stock=in&diet=non-veg&claim=vegan&claim=tasty&min=%E2%82%B949.50&max=1,000&sort=price-low&page=2.5',
    ),
  ).toEqual({
    filters: {
      subCategoryId: 3,
      brandIds: [7, 'b 8'],
      inStock: true,
      diet: 'non-veg',
      claims: ['vegan'],
      minPrice: 4950,
      maxPrice: 100_000,
      sortBy: 'price-low',
    },
    first: 1,
    page: 2,
  });
});

test('what is written into an address is read from it again, and what is not ours stays', () => {
  const filters = {
    subCategoryId: 'a&b',
    brandIds: [7, 'b 8'],
    inStock: true,
    diet: 'veg' as const,
    claims: ['vegan', 'sugar-free'] as const,
    minPrice: 4950,
    maxPrice: 0,
    sortBy: 'newest' as const,
  };
  const search = withFilters('?utm_source=x&sort=name', { filters, first: 1, page: 2 }, subCategories);
  expect(search).toContain('utm_source=x');
  expect(arrival(search)).toEqual({ filters, first: 1, page: 2 });
  expect(withFilters(search, { filters: NO_FILTERS, first: 1, page: 1 }, subCategories)).toBe('?utm_source=x');
});

test.each(['', 'dear', '-1', '1e9', '₹', '1e3', '0x10', '1.234,50', '1,5'])('%s is no price', (text) =>
  expect(priceIn(text)).toBeNull(),
);

test('no address asks for hundreds of pages', () => expect(arrival('?page=100000').page).toBe(10));

test('a page further back starts there, and loads on from there', () => {
  const choices = { subCategories, brands, allBrands: true };
  expect(arrivalInAddress('', choices, 3)).toEqual({ filters: NO_FILTERS, first: 3, page: 3 });
  expect(arrivalInAddress('?page=4', choices, 3)).toMatchObject({ first: 3, page: 4 });
  expect(arrivalInAddress('?page=2', choices, 3)).toMatchObject({ first: 3, page: 3 });
});

test('where the choices are not all known, an id in the address goes to the provider as it is', () => {
  const unknown = { subCategories: null, brands: [], allBrands: false };
  expect(arrivalInAddress('?sub=9&brand=x', unknown).filters).toMatchObject({ subCategoryId: '9', brandIds: ['x'] });
});
