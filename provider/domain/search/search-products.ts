import { and } from 'drizzle-orm';
import type { Sort } from '../../../contract/product.ts';
import type { Database } from '../../db/database.ts';
import { selectFacets } from '../../repositories/brand.ts';
import { type Filters, matchesFilters, pagination } from '../../repositories/product-filters.ts';
import { sortOrder } from '../../repositories/product-sort.ts';
import { findProducts } from '../../repositories/product.ts';
import { byRelevance, matchesSearch } from './ranking.ts';
import { correctedQuery, findTerms, wordsOf } from './terms.ts';

interface SearchQuery extends Filters {
  readonly searchKey: string;
  readonly sortBy?: Sort | undefined;
  readonly page: number;
  readonly limit: number;
}

/** A page of the products that a search finds; the first one with the brands and sub-categories to filter by. */
export async function searchProducts(db: Database, query: SearchQuery) {
  const terms = await findTerms(db, query.searchKey);
  if (!terms)
    return { data: [], count: 0, inStockCount: 0, didYouMean: null, terms: null, leftOut: null, packSize: null };
  const where = and(matchesFilters(query), matchesSearch(terms));
  const page = await findProducts(db, {
    where,
    orderBy: sortOrder(query.sortBy, byRelevance(terms)),
    ...pagination(query),
  });
  const found = {
    ...page,
    didYouMean: page.count > 0 ? correctedQuery(terms) : null,
    terms: wordsOf(terms),
    leftOut: null,
    packSize: null,
  };
  return query.page > 1 ? found : { ...found, ...(await selectFacets(db, matchesSearch(terms))) };
}
