import type * as v from 'valibot';
import type { Id } from '../../contract/id.ts';
import { getBoughtWith } from '../../contract/bought-with.ts';
import * as contract from '../../contract/product.ts';
import { deliverability } from '../domain/delivery/zones.ts';
import { msg } from '../../contract/msg.ts';
import { notFound } from '../domain/errors.ts';
import { searchProducts } from '../domain/search/search-products.ts';
import { suggest } from '../domain/search/suggestions.ts';
import { clientIp } from '../http/client-ip.ts';
import type { App, Provider } from '../http/env.ts';
import { route } from '../http/route.ts';
import { selectBoughtWith } from '../repositories/bought-with.ts';
import { listProducts, selectRelated, selectShelf } from '../repositories/product-list.ts';
import { findProductKeys, selectPacks, selectProductDetail } from '../repositories/product.ts';

const SHELF_PRODUCTS = 40;
const HOME_PRODUCTS = 12;
const RELATED_PRODUCTS = 12;

/** The least a shopper's page of results asks for: a build that looks whether anything is found asks for less. */
const MIN_COUNTED_LIMIT = 20;

/** A search as it was typed, not the next page of it, another order or a filter, nor a line of a pasted list. */
const isCounted = ({
  page,
  limit,
  sortBy = 'relevance',
  brandId,
  subCategoryId,
  categoryId,
  inStock,
  diet,
  claims,
  minPrice,
  maxPrice,
}: v.InferOutput<typeof contract.searchProducts.query>) =>
  page === 1 &&
  limit >= MIN_COUNTED_LIMIT &&
  sortBy === 'relevance' &&
  !brandId &&
  !subCategoryId &&
  !categoryId &&
  !inStock &&
  !diet &&
  !claims &&
  minPrice === undefined &&
  maxPrice === undefined;

const unknownProduct = () => notFound(msg('This product is not in the shop.'), 'unknown_product');

async function findProduct(reader: Provider['reader'], id: Id) {
  const found = await findProductKeys(reader, id);
  if (!found) throw unknownProduct();
  return found;
}

export function productRoutes(app: App, provider: Provider): void {
  route(app, provider, contract.getProducts, async ({ reader, query }) => listProducts(reader, query));

  route(app, provider, contract.searchProducts, async ({ reader, query, now, settings, context }) => {
    const found = await searchProducts(reader, query);
    if (isCounted(query)) provider.searches.count(query.searchKey, found.count, clientIp(context, settings), now());
    return found;
  });

  route(app, provider, contract.suggestProducts, async ({ reader, query }) => suggest(reader, query.searchKey));

  route(app, provider, contract.getProduct, async ({ reader, id, query }) => {
    const found = await findProduct(reader, id);
    const data = await selectProductDetail(reader, found.id);
    if (!data) throw unknownProduct();
    const deliverable = await deliverability(reader, query.pincodeId, [found.id]);
    return { data: { ...data, deliverable: deliverable(found.id) } };
  });

  route(app, provider, contract.getPacks, async ({ reader, id }) => {
    const { groupId } = await findProduct(reader, id);
    return { data: (await selectPacks(reader, [groupId])).get(groupId) ?? [] };
  });

  route(app, provider, contract.getRelatedProducts, async ({ reader, query }) => ({
    data: await selectRelated(reader, await findProduct(reader, query.productId), RELATED_PRODUCTS),
  }));

  route(app, provider, getBoughtWith, async ({ reader, query }) => ({
    data: await selectBoughtWith(reader, query.productId, RELATED_PRODUCTS),
  }));

  for (const [whole, home, shelf] of [
    [contract.getNewProducts, contract.getNewProductsHome, 'newest'],
    [contract.getBestSellers, contract.getBestSellersHome, 'bestSellers'],
    [contract.getFeaturedProducts, contract.getFeaturedProductsHome, 'featured'],
  ] as const) {
    route(app, provider, whole, async ({ reader }) => ({ data: await selectShelf(reader, shelf, SHELF_PRODUCTS) }));
    route(app, provider, home, async ({ reader }) => ({ data: await selectShelf(reader, shelf, HOME_PRODUCTS) }));
  }
}
