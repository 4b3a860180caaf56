import { getProducts, type Product } from '../../contract/product.ts';
import type { CallInput } from '../api/http.ts';
import { providerUrl, read, statusOf } from './provider.ts';

type Query = NonNullable<CallInput<typeof getProducts>['query']>;

/** A large catalogue is read faster in large pages. What is asked for when that is too much, step by step. */
const LIMITS = [500, 100, 50, 20];
/** What section 7 does not have goes first. */
const EXTRAS: readonly Query[] = [{ detail: 'full', sortBy: 'relevance' }, {}];
/** How providers say that they were asked for too much, or for something they do not know. */
const TOO_MUCH = [400, 413, 414, 422, 500];
/** How they refuse a page behind the last one. */
const NO_SUCH_PAGE = [400, 404, 410, 416, 422];
/** So many pages are read at a time. */
const MAX_AHEAD = 6;
/** Products may move between pages while they are read: then all are read again, up to this often. */
const MAX_ATTEMPTS = 3;

/** What a provider lets itself be asked, once that is known, by its URL. */
const agreed = new Map<string, { readonly limit: number; readonly extras: Query }>();

export interface ProductList {
  readonly products: readonly Product[];
  /** How many the provider says there are; null where it does not say. */
  readonly count: number | null;
  /** Every product is here with what `detail=full` adds: the provider says so. */
  readonly full: boolean;
  /** Whether the provider counts what is in stock, and so can filter by it. */
  readonly countsStock: boolean;
}

/**
 * Every product that the provider lists, in its own order, each once. Goes by what comes rather than by `count`, which providers
 * leave out or mean otherwise: a page with nothing new on it is behind the last one.
 * @throws {ProviderError}
 */
export async function readProductList(query: Query = {}): Promise<ProductList> {
  for (let attempt = 1; ; attempt++) {
    const { moved, ...list } = await readOnce(query);
    if (!moved || attempt === MAX_ATTEMPTS) return list;
  }
}

async function readOnce(query: Query): Promise<ProductList & { moved: boolean }> {
  const { first, page } = await firstPage(query);
  const products = new Map<string, Product>();
  let repeated = false;
  let { count } = first;
  let moved = false;
  let next = 2;
  const add = (data: readonly Product[]): boolean => {
    const before = products.size;
    for (const product of data) {
      const key = String(product.id);
      repeated ||= products.has(key);
      if (!products.has(key)) products.set(key, product);
    }
    return products.size > before;
  };
  const size = first.data.length;
  let more = add(first.data);
  while (more) {
    if (isWhole(count, products.size, first.detail === 'full' ? Infinity : size)) break;
    const left = count === null ? Infinity : Math.ceil((count - products.size) / size);
    const ahead = Math.max(1, Math.min(left, next - 1, MAX_AHEAD));
    const pages = await Promise.all(Array.from({ length: ahead }, (_, i) => page(next + i, size)));
    next += ahead;
    for (const answer of pages) {
      more = answer !== null && add(answer.data);
      if (!more) break;
      moved ||= answer?.count !== count;
      count = answer?.count ?? null;
    }
  }
  const complete = count === null || products.size >= count;
  return {
    products: [...products.values()],
    count,
    full: first.detail === 'full',
    countsStock: first.inStockCount !== null,
    moved: !complete && (moved || repeated),
  };
}

/** A last page that is full may have another behind it: `count` may mean the page, unless the provider knows our contract. */
const isWhole = (count: number | null, read: number, size: number): boolean =>
  count !== null && read >= count && read % size !== 0;

type Answer = Awaited<ReturnType<typeof read<typeof getProducts>>>;

/** The first page, and how to ask for further ones of the size that it has. */
async function firstPage(query: Query) {
  const terms = agreed.get(providerUrl());
  const proposals = terms ? [terms] : LIMITS.flatMap((limit) => EXTRAS.map((extras) => ({ limit, extras })));
  for (const [i, { limit, extras }] of proposals.entries()) {
    try {
      const first = await read(getProducts, { query: { ...extras, limit, page: 1, ...query } });
      agreed.set(providerUrl(), { limit, extras });
      const page = (number: number, size: number) =>
        orNothing(read(getProducts, { query: { ...extras, limit: Math.min(limit, size), page: number, ...query } }));
      return { first, page };
    } catch (error) {
      const tooMuch = TOO_MUCH.includes(statusOf(error) ?? 0);
      if (!tooMuch || i === proposals.length - 1) throw error;
    }
  }
  throw new Error('There is always a proposal.');
}

async function orNothing(page: Promise<Answer>): Promise<Answer | null> {
  try {
    return await page;
  } catch (error) {
    if (NO_SUCH_PAGE.includes(statusOf(error) ?? 0)) return null;
    throw error;
  }
}
