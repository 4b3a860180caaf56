import type { Call, Routes } from '../small-server.ts';
import { list, ok, pathId, refuse, rupees } from './answer.ts';
import {
  brands,
  categories,
  groups,
  pincodes,
  priceOf,
  products,
  subCategories,
  variants,
  type Product,
  type Variant,
} from './goods.ts';
import { imageBaseUrl } from './pictures.ts';

/** A product as it goes out: what it points to stands in it. */
export function shownProduct(product: Product) {
  const { _id, productName, subCategory, brand, unitValue, unit_type, stockQuantity, productImage } = product;
  const { _id: categoryId, categoryName } = subCategory.categoryId;
  return {
    _id,
    productName,
    category: { _id: categoryId, categoryName },
    subCategory: { _id: subCategory._id, subCategoryName: subCategory.subCategoryName },
    brand,
    unitValue,
    unit_type,
    ...(product.offer === 0
      ? { mrp: product.mrp, sellingPrice: 0 }
      : { mrp: rupees(product.mrp), sellingPrice: rupees(product.offer) }),
    stockQuantity,
    productImage,
    imageBaseUrl,
    isActive: 1,
    createdAt: '2026-02-11T06:30:00.000Z',
    updatedAt: '2026-11-02T11:05:00.000Z',
    __v: 0,
  };
}

export const shownVariant = ({ _id, productId, variantName, unitValue, unit_type, price }: Variant) => ({
  _id,
  productId,
  variantName,
  unitValue,
  unit_type,
  sellingPrice: rupees(price),
});

/** Ids of products are known here; those of variants are not. */
function productOf(id: string): Product {
  const product = products.find(({ _id }) => _id === id);
  if (!product) throw refuse(404, 'Product not found');
  return product;
}

const wholeCategory = (category: (typeof categories)[number], at: number) => ({
  ...category,
  categoryImage: `categories/${at + 1}.png`,
  imageBaseUrl,
  isActive: 1,
});

function filtered({ query }: Call): Product[] {
  const is = (name: string, id: string) => !query.get(name) || query.get(name) === id;
  const brandIds = JSON.parse(query.get('brandId') || '[]') as unknown[];
  return products.filter(
    ({ subCategory, brand }) =>
      is('categoryId', subCategory.categoryId._id) &&
      is('subCategoryId', subCategory._id) &&
      (brandIds.length === 0 || (brand && brandIds.includes(brand._id))),
  );
}

/** Sorts by the name of a field, with a minus for downwards, as Mongoose does; what is no field sorts nothing. */
function sorted({ query }: Call, found: Product[]): Product[] {
  const [, down, field] = /^(-?)(sellingPrice|productName)$/.exec(query.get('sortBy') ?? '') ?? [];
  if (!field) return found;
  const upwards = (a: Product, b: Product) =>
    field === 'sellingPrice' ? priceOf(a) - priceOf(b) : a.productName.localeCompare(b.productName);
  return found.sort((a, b) => (down ? upwards(b, a) : upwards(a, b)));
}

function matching({ query }: Call): Product[] {
  const words = (query.get('searchKey') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return products.filter(({ productName }) => words.length > 0 && words.every((word) => isIn(word, productName)));
}
const isIn = (word: string, name: string): boolean => name.toLowerCase().includes(word);

const productList = (call: Call, found: readonly Product[]) => list(call, found.map(shownProduct));

const PAGES: Record<string, [title: string, content: string]> = {
  privacy: ['Privacy Policy', '<p>We use your mobile number only to deliver your orders.</p>'],
  'terms-conditions': ['Terms & Conditions', '<p>Perishables are replaced at the door, or not at all.</p>'],
  about: ['About Us', '<p>From the wholesale market at Koley to your kitchen since 2016.</p>'],
};

const BANNER = {
  _id: '66aa3f5e9b1c2d7f00b00001',
  bannerTitle: 'Fish from the morning auction',
  redirectUrl: '/categories',
  isActive: 1,
};

const bestSellers = products.slice(0, 12);
const newest = products.slice(-11);

export const catalogue: Routes = {
  'GET /api/product-category/web/': (call) => list(call, categories.map(wholeCategory)),
  'GET /api/product-category/web/home': (call) => list(call, categories.slice(0, 6).map(wholeCategory)),
  'GET /api/product-category-grouping/web/': (call) => list(call, groups),
  'GET /api/product-category/web/grouping/{id}': (call) => {
    const id = pathId(call, 'CategoryGroup');
    return list(
      call,
      categories.map(wholeCategory).filter(({ groupId }) => groupId._id === id),
    );
  },
  'GET /api/product-subcategory/web/': (call) => list(call, subCategories),
  'GET /api/product-subcategory/web/category/{id}': (call) => {
    const id = pathId(call, 'Category');
    return list(
      call,
      subCategories.filter(({ categoryId }) => categoryId._id === id),
    );
  },
  'GET /api/product-brand/web/drop-down/': (call) => list(call, brands),
  'GET /api/product/product-brand/list': (call) => {
    const used = new Set(filtered(call).map(({ brand }) => brand));
    return list(
      call,
      brands.filter((brand) => used.has(brand)),
    );
  },
  'GET /api/product/web/': (call) => productList(call, sorted(call, filtered(call))),
  'GET /api/product/web/search/': (call) => productList(call, sorted(call, matching(call))),
  'GET /api/product/web/search/v1': (call) =>
    list(
      call,
      matching(call).map(({ _id, productName }) => ({ _id, productName })),
    ),
  'GET /api/product/web/byid/{id}': (call) => {
    const product = productOf(pathId(call, 'Product'));
    const description = `<p>${product.productName}, bought at the Koley market before dawn.</p><p>Wash before use.</p>`;
    return ok({ ...shownProduct(product), description });
  },
  'GET /api/product/product-variant-by-pid/web/{id}': (call) => {
    const { _id } = productOf(pathId(call, 'Product'));
    return list(call, variants.filter(({ productId }) => productId === _id).map(shownVariant));
  },
  'GET /api/product/web/newproduct/': (call) => productList(call, newest),
  'GET /api/product/web/newproduct/home': (call) => productList(call, newest.slice(0, 6)),
  'GET /api/product/web/bestseller/': (call) => productList(call, bestSellers),
  'GET /api/product/web/bestseller/home': (call) => productList(call, bestSellers.slice(0, 6)),
  'GET /api/product/web/featuredproduct/': (call) => list(call, []),
  'GET /api/product/web/featuredproduct/home': (call) => list(call, []),
  'GET /api/product/web/related-product': (call) => {
    const { subCategory, _id } = productOf(call.query.get('productId') ?? '');
    return productList(
      call,
      products.filter((other) => other.subCategory === subCategory && other._id !== _id),
    );
  },
  'GET /api/pincode/web/drop-down': (call) => list(call, pincodes),
  'GET /api/banner/web/bybannertype/': (call) =>
    list(call, [{ ...BANNER, bannerImage: 'banners/11.png', imageBaseUrl }]),
  'GET /api/banner/mobile/bybannertype/': (call) =>
    list(call, [{ ...BANNER, bannerImage: 'banners/12.png', imageBaseUrl }]),
  'GET /api/qrcode/web/list': (call) => list(call, []),
  'GET /api/cms/web/list/{id}': ({ params }) => {
    const [pageTitle, pageContent] = PAGES[params[0] ?? ''] ?? [];
    if (!pageTitle) throw refuse(404, 'Page not found');
    return ok({ pageSlug: params[0], pageTitle, pageContent });
  },
};
