import { Refusal, type Answer, type Call, type Routes } from '../small-server.ts';
import { brands, categories, describe, goods, packsOf, pincodes, subCategories, type Goods } from './goods.ts';

export const refuse = (status: number, code: string, message: string) =>
  new Refusal({ status, body: { message, code } });

export function findGoods(id: unknown): Goods {
  const found = goods.find((one) => one.id === id);
  if (!found) throw refuse(404, 'NO_SUCH_PRODUCT', 'There is no such product.');
  return found;
}

const list = (data: unknown): Answer => ({ body: { data } });

function paged({ query }: Call, rows: Goods[]): Answer {
  const limit = Number(query.get('limit') ?? 20);
  const page = Number(query.get('page') ?? 1);
  if (!(limit >= 1 && limit <= 50)) throw refuse(400, 'BAD_LIMIT', 'limit must be between 1 and 50');
  if (!(page >= 1)) throw refuse(400, 'BAD_PAGE', 'page must be 1 or more');
  return list(rows.slice((page - 1) * limit, page * limit));
}

function filtered({ query }: Call): Goods[] {
  const wanted = (name: string) => query.get(name);
  const brandIds = JSON.parse(wanted('brandId') || '[]') as unknown;
  return goods.filter(
    (one) =>
      (!wanted('categoryId') || one.categoryId === wanted('categoryId')) &&
      (!wanted('subCategoryId') || one.subCategoryId === wanted('subCategoryId')) &&
      (!Array.isArray(brandIds) || brandIds.length === 0 || brandIds.includes(one.brandId)),
  );
}

function matching({ query }: Call): Goods[] {
  const words = (query.get('searchKey') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return goods.filter((one) => words.length > 0 && words.every((word) => one.name.toLowerCase().includes(word)));
}

const TEXTS: Record<string, string> = {
  privacy: 'We keep your number and your address to bring your order, and give them to nobody.',
  'terms-conditions': 'Prices include all taxes. What is spoilt is replaced at the door.',
  about: 'A small shop on Rashbehari Avenue, since 1978.',
};

export const catalogue: Routes = {
  'GET /api/product-category/web/': () => list(categories),
  'GET /api/product-category/web/home': () => list(categories),
  'GET /api/product-subcategory/web/': () => list(subCategories),
  'GET /api/product-subcategory/web/category/{id}': ({ params }) =>
    list(subCategories.filter((one) => one.categoryId === params[0])),
  'GET /api/product-brand/web/drop-down/': () => list(brands),
  'GET /api/product/product-brand/list': (call) => {
    const used = new Set(filtered(call).map((one) => one.brandId));
    return list(brands.filter(({ id }) => used.has(id)));
  },
  'GET /api/product/web/': (call) => paged(call, filtered(call)),
  'GET /api/product/web/search/': (call) => list(matching(call)),
  'GET /api/product/web/search/v1': (call) =>
    list(
      matching(call)
        .slice(0, 8)
        .map(({ id, name }) => ({ id, name })),
    ),
  'GET /api/product/web/byid/{id}': ({ params }) => {
    const one = findGoods(params[0]);
    return { body: { ...one, description: describe(one) } };
  },
  'GET /api/product/product-variant-by-pid/web/{id}': ({ params }) =>
    list(packsOf(findGoods(params[0])).map(({ id, size, price, inStock }) => ({ id, size, price, inStock }))),
  'GET /api/product/web/bestseller/': () => list(goods.slice(0, 12)),
  'GET /api/product/web/bestseller/home': () => list(goods.slice(0, 6)),
  'GET /api/product/web/newproduct/': () => list([]),
  'GET /api/product/web/newproduct/home': () => list([]),
  'GET /api/product/web/related-product': ({ query }) => {
    const one = findGoods(query.get('productId'));
    return list(goods.filter((other) => other.subCategoryId === one.subCategoryId && other !== one).slice(0, 6));
  },
  'GET /api/pincode/web/drop-down': () => list(pincodes),
  'GET /api/banner/web/bybannertype/': () => list([]),
  'GET /api/banner/mobile/bybannertype/': () => list([]),
  'GET /api/cms/web/list/{id}': ({ params }) => {
    const content = TEXTS[params[0] ?? ''];
    if (!content) throw refuse(404, 'NO_SUCH_PAGE', 'There is no such page.');
    return { body: { id: params[0], content } };
  },
};
