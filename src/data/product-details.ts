import { hash } from 'node:crypto';
import type * as v from 'valibot';
import type { Call } from '../../contract/call.ts';
import { getPacks, getProduct, type Pack, type Product } from '../../contract/product.ts';
import { sameId } from '../../contract/id.ts';
import { adapterVersion, loadCache, saveCache } from './disk-cache.ts';
import { limitConcurrency } from './concurrency.ts';
import { CallWatch } from './call-watch.ts';
import { readIfChanged } from './provider.ts';
import { reportProgress } from './build-message.ts';

/** What was read of a product by itself, and of which state of it. */
interface Stored<T> {
  readonly state: string;
  /** Of the adapter that read it: another one may read more. */
  readonly version: string;
  /** When it was read, in milliseconds. */
  readonly at: number;
  readonly etag: string | null;
  readonly answer: T;
}
type Detail = Partial<Pick<Product, (typeof DETAILS)[number]>>;

/** What one product's own call says more than the list does. */
const DETAILS = [
  ...(['brand', 'category', 'subCategory', 'categoryId', 'subCategoryId', 'image', 'images', 'diet'] as const),
  ...(['description', 'highlights', 'details', 'packs'] as const),
  ...(['claims', 'allergens', 'nutrition', 'bestBefore'] as const),
] as const;
/** Where neither `updatedAt` nor an ETag says whether a product has changed, it is read again after this long. */
const TRUSTED_MS = 24 * 60 * 60_000;
const PROGRESS_EVERY = 50;
/** Few enough that a call which the provider lacks is not made for every product before that is seen. */
const MAX_AT_ONCE = 8;

/** The products with what their list does not carry: their texts by one call each, and their pack sizes by another. */
export async function withDetails(products: readonly Product[]): Promise<readonly Product[]> {
  const carried = (field: 'description' | 'packs') => products.some((product) => product[field] != null);
  const wanted = { texts: !carried('description'), packs: !carried('packs') };
  if (!wanted.texts && !wanted.packs) return products;
  const texts = await DetailReader.open('products', getProduct, 'their description and brand', toDetail);
  const packs = await DetailReader.open(
    'packs',
    getPacks,
    'their other pack sizes',
    ({ data }: { data: Pack[] }) => data,
  );
  const limit = limitConcurrency(MAX_AT_ONCE);
  let done = 0;
  try {
    return await Promise.all(
      products.map((product) =>
        limit(async () => {
          const detail = wanted.texts ? await texts.read(product) : null;
          const complete = merge(detail, product);
          const siblings = wanted.packs && !complete.packs ? await packs.read(product) : null;
          if (++done % PROGRESS_EVERY === 0) reportProgress({ step: 'reading-products', done, total: products.length });
          return siblings ? { ...complete, packs: packsOf(complete, siblings) } : complete;
        }),
      ),
    );
  } finally {
    await Promise.all([texts.close(), packs.close()]);
  }
}

/** One call that is made for each product, remembered from build to build. */
class DetailReader<C extends Call, T> {
  readonly #kind: string;
  readonly #call: C;
  readonly #pick: (answer: v.InferOutput<C['answer']>) => T;
  readonly #cached: ReadonlyMap<string, Stored<T>>;
  readonly #stored = new Map<string, Stored<T>>();
  readonly #version = adapterVersion();
  readonly #watch: CallWatch;

  private constructor(
    kind: string,
    call: C,
    what: string,
    pick: (answer: v.InferOutput<C['answer']>) => T,
    cached: Map<string, Stored<T>>,
  ) {
    this.#kind = kind;
    this.#call = call;
    this.#pick = pick;
    this.#cached = cached;
    this.#watch = new CallWatch(call, what);
  }

  static async open<C extends Call, T>(
    kind: string,
    call: C,
    what: string,
    pick: (answer: v.InferOutput<C['answer']>) => T,
  ): Promise<DetailReader<C, T>> {
    return new DetailReader(kind, call, what, pick, await loadCache<Stored<T>>(kind));
  }

  /** Null where the provider does not say it. What can't be read now is as it was at the last build. */
  async read(product: Product): Promise<T | null> {
    const key = String(product.id);
    const cached = this.#cached.get(key);
    const state = stateOf(product);
    const store = (stored: Stored<T>): T => {
      this.#stored.set(key, stored);
      return stored.answer;
    };
    const isCurrent = cached?.state === state && cached.version === this.#version;
    if (isCurrent && isTrusted(product, cached)) return store(cached);
    const etag = isCurrent ? cached.etag : null;
    const read = await this.#watch.attempt(product.name, () => readIfChanged(this.#call, product.id, etag));
    const version = this.#version;
    if (read) return store({ state, version, at: Date.now(), etag: read.etag, answer: this.#pick(read.answer) });
    return cached ? store(cached) : null;
  }

  async close(): Promise<void> {
    this.#watch.report();
    if (this.#stored.size > 0) await saveCache(this.#kind, this.#stored);
  }
}

/** A price or a stock that changes is in the list, and no reason to read the texts again. */
function stateOf({ price: _, mrp: __, stock: ___, unitPrice: ____, updatedAt, ...row }: Product): string {
  return updatedAt ?? hash('sha256', JSON.stringify(row), 'base64url');
}

const isTrusted = ({ updatedAt }: Product, { at, etag }: Stored<unknown>): boolean =>
  Boolean(updatedAt) || (etag === null && Math.abs(Date.now() - at) < TRUSTED_MS);

function toDetail({ data }: { data: Product }): Detail {
  return Object.fromEntries(DETAILS.map((field) => [field, data[field]]));
}

/** What the list says counts, as far as it says something. */
function merge(detail: Detail | null, product: Product): Product {
  if (!detail) return product;
  const missing = Object.entries(detail).filter(([field, value]) => value != null && product[field as 'image'] == null);
  return { ...product, ...Object.fromEntries(missing) };
}

/** The pack sizes of a product, itself among them. */
const packsOf = (product: Product, packs: readonly Pack[]): Pack[] =>
  packs.some(({ id }) => sameId(id, product.id)) ? [...packs] : [packOf(product), ...packs];

const packOf = ({ id, slug, packSize, price, mrp, unitPrice, stock, maxQuantity }: Product): Pack => ({
  id,
  slug,
  packSize,
  price,
  mrp,
  unitPrice,
  stock,
  maxQuantity,
});
