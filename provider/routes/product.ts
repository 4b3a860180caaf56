import { and, desc, eq, ne, or, sql } from 'drizzle-orm';
import type { Id } from '../../contract/id.ts';
import * as contract from '../../contract/product.ts';
import { selectFacets } from '../repositories/brand.ts';
import { countProducts, matches, pageOf, sorted } from '../repositories/product-filters.ts';
import {
  findProducts,
  isShown,
  type Selection,
  selectPacks,
  selectProducts,
  withDetail,
} from '../repositories/product.ts';
import { bySearch, matchesSearch } from '../domain/search/search.ts';
import { suggest } from '../domain/search/suggestions.ts';
import { corrected, findTerms, meanings } from '../domain/search/terms.ts';
import type { Database } from '../db/database.ts';
import { product } from '../db/schema/catalogue.ts';
import { notFound } from '../domain/errors.ts';
import { deliverability } from '../domain/delivery/delivery-charge.ts';
import type { App, Provider } from '../http/env.ts';
import { route } from '../http/route.ts';
import { rowId } from '../db/row-id.ts';

const ON_A_SHELF = 40;
const ON_THE_HOME_PAGE = 12;
const RELATED = 12;

const unknownProduct = () => notFound('This product is not in the shop.', 'unknown_product');

/** By id or slug; the id wins when a slug is a number too. */
async function findProduct(db: Database, id: Id) {
  const [row] = await db
    .select({
      id: product.id,
      groupId: product.groupId,
      categoryId: product.categoryId,
      subCategoryId: product.subCategoryId,
    })
    .from(product)
    .where(or(eq(product.id, rowId(id)), eq(product.slug, String(id))))
    .orderBy(desc(eq(product.id, rowId(id))))
    .limit(1);
  if (!row) throw unknownProduct();
  return row;
}

const shelves = {
  newest: { where: isShown, orderBy: [desc(product.addedAt), desc(product.id)] },
  bestSold: { where: isShown, orderBy: [desc(product.sold), product.id] },
  // A mixed basket that stays the same: by what sells best it would repeat the best sellers.
  featured: { where: and(isShown, product.featured), orderBy: [sql`md5(${product.slug})`, product.id] },
} as unknown as Record<'newest' | 'bestSold' | 'featured', Selection>;

export function productRoutes(app: App, provider: Provider): void {
  route(app, provider, contract.getProducts, async ({ db, query }) => {
    const found = await selectProducts(db, { where: matches(query), orderBy: sorted(query.sortBy), ...pageOf(query) });
    return {
      data: query.detail === 'full' ? await withDetail(db, found) : found,
      ...(await countProducts(db, query)),
    };
  });

  route(app, provider, contract.searchProducts, async ({ db, query }) => {
    const terms = await findTerms(db, query.searchKey);
    if (!terms) return { data: [], count: 0, inStockCount: 0, didYouMean: null, terms: null };
    const where = and(matches(query), matchesSearch(terms));
    const orderBy = sorted(query.sortBy, bySearch(terms));
    const page = await findProducts(db, { where, orderBy, ...pageOf(query) });
    const found = { ...page, didYouMean: page.count > 0 ? corrected(terms) : null, terms: meanings(terms) };
    if (query.page > 1) return found;
    return { ...found, ...(await selectFacets(db, matchesSearch(terms))) };
  });

  route(app, provider, contract.suggestProducts, async ({ db, query }) => ({
    data: await suggest(db, query.searchKey),
  }));

  route(app, provider, contract.getProduct, async ({ db, id, query }) => {
    const found = await findProduct(db, id);
    const [data] = await withDetail(db, await selectProducts(db, { where: eq(product.id, found.id) }));
    if (!data) throw unknownProduct();
    const deliverable = await deliverability(db, query.pincodeId, [found.id]);
    return { data: { ...data, deliverable: deliverable(found.id) } };
  });

  route(app, provider, contract.getPacks, async ({ db, id }) => {
    const { groupId } = await findProduct(db, id);
    return { data: (await selectPacks(db, [groupId])).get(groupId) ?? [] };
  });

  route(app, provider, contract.getRelatedProducts, async ({ db, query }) => {
    const { groupId, categoryId, subCategoryId } = await findProduct(db, query.productId);
    const data = await selectProducts(db, {
      where: and(isShown, eq(product.categoryId, categoryId), ne(product.groupId, groupId)),
      orderBy: [
        sql`(${product.subCategoryId} = ${subCategoryId}) desc nulls last`,
        sql`(${product.stock} = 0)`,
        desc(product.sold),
        sql`${product.id}`,
      ],
      limit: RELATED,
    });
    return { data };
  });

  for (const [whole, home, shelf] of [
    [contract.getNewProducts, contract.getNewProductsHome, shelves.newest],
    [contract.getBestSellers, contract.getBestSellersHome, shelves.bestSold],
    [contract.getFeaturedProducts, contract.getFeaturedProductsHome, shelves.featured],
  ] as const) {
    route(app, provider, whole, async ({ db }) => ({
      data: await selectProducts(db, { ...shelf, limit: ON_A_SHELF }),
    }));
    route(app, provider, home, async ({ db }) => ({
      data: await selectProducts(db, { ...shelf, limit: ON_THE_HOME_PAGE }),
    }));
  }
}
