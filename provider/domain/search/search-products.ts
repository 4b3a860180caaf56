import type { Sort } from '../../../contract/product.ts';
import type { Database } from '../../db/database.ts';
import { isAmong } from '../../db/is-among.ts';
import { product } from '../../db/schema/catalogue.ts';
import { selectFacetNames } from '../../repositories/brand.ts';
import { type Filters, pagination } from '../../repositories/product-filters.ts';
import { sortOrder } from '../../repositories/product-sort.ts';
import { selectProducts } from '../../repositories/product.ts';
import { countFacets, passes, selectHitGroups } from './hit-groups.ts';
import { findHits, type Hit } from './hits.ts';
import { selectPackNearness } from './pack-size-hits.ts';
import { readSize, type SizedQuery } from './query-size.ts';
import { correctedQuery, wordsOf } from './term.ts';
import { understand } from './terms.ts';

interface SearchQuery extends Filters {
  readonly searchKey: string;
  readonly sortBy?: Sort | undefined;
  readonly page: number;
  readonly limit: number;
}

/** What is sold out stands behind what fits nearly as well, and what is sold in the size asked for before it. */
const SOLD_OUT = -0.25;
const IN_PACK_SIZE = 0.2;

const NOTHING = {
  data: [],
  count: 0,
  inStockCount: 0,
  didYouMean: null,
  terms: null,
  leftOut: null,
  packSize: null,
};

async function orderHits(
  db: Database,
  hits: readonly Hit[],
  soldOut: ReadonlySet<number>,
  { content }: SizedQuery,
): Promise<{ ids: number[]; isInPackSize: boolean }> {
  const nearness = content
    ? await selectPackNearness(
        db,
        hits.map(({ id }) => id),
        content,
      )
    : new Map<number, number>();
  const rank = ({ id, score }: Hit) =>
    score + (soldOut.has(id) ? SOLD_OUT : 0) + IN_PACK_SIZE * (nearness.get(id) ?? 0);
  const ranked = hits.map((hit) => ({ id: hit.id, score: rank(hit) })).sort((a, b) => b.score - a.score || a.id - b.id);
  return { ids: ranked.map(({ id }) => id), isInPackSize: [...nearness.values()].includes(1) };
}

const isByFit = (sortBy: Sort | undefined): boolean => sortBy === undefined || sortBy === 'relevance';

/** The products of one page, in the order of `ids` or by what the shopper sorts by. */
async function selectPage(db: Database, ids: readonly number[], query: SearchQuery) {
  const { limit, offset } = pagination(query);
  if (!isByFit(query.sortBy))
    return selectProducts(db, { where: isAmong(product.id, ids), orderBy: sortOrder(query.sortBy), limit, offset });
  const page = ids.slice(offset, offset + limit);
  const positions = new Map(page.map((id, at) => [id, at]));
  const found = page.length > 0 ? await selectProducts(db, { where: isAmong(product.id, page) }) : [];
  return found.sort((a, b) => (positions.get(Number(a.id)) ?? 0) - (positions.get(Number(b.id)) ?? 0));
}

/** A page of the products that a search finds; the first one with the brands and sub-categories to filter by. */
export async function searchProducts(db: Database, query: SearchQuery) {
  const sized = readSize(query.searchKey);
  const understood = await understand(db, sized.text);
  const { hits, terms, leftOut } = findHits(understood);
  if (hits.length === 0) return NOTHING;
  const groups = await selectHitGroups(
    db,
    hits.map(({ id }) => id),
    query,
  );
  const passing = groups.filter((group) => passes(group, query));
  const soldOut = new Set(passing.flatMap((group) => group.soldOut));
  const left = new Set(passing.flatMap((group) => group.ids).filter((id) => !query.inStock || !soldOut.has(id)));
  const { ids, isInPackSize } = await orderHits(
    db,
    hits.filter(({ id }) => left.has(id)),
    soldOut,
    sized,
  );
  const [data, facets] = await Promise.all([
    selectPage(db, ids, query),
    query.page > 1 ? null : selectFacetNames(db, countFacets(groups)),
  ]);
  return {
    data,
    count: ids.length,
    inStockCount: passing.reduce((sum, group) => sum + group.ids.length - group.soldOut.length, 0),
    didYouMean: correctedQuery(terms),
    terms: wordsOf(terms),
    leftOut: leftOut.length > 0 ? [...leftOut] : null,
    packSize: isInPackSize ? sized.packSize : null,
    ...facets,
  };
}
