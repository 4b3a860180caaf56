import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { brand, type DeskField, product } from '../../db/schema/catalogue.ts';
import { identityOf } from '../catalogue/pack-key.ts';
import { splitSize } from '../catalogue/split-size.ts';
import { type ImportRow, isNumbered } from './import-row.ts';

/** A product of the shop, as far as rows are told apart by it. */
export interface ExistingProduct {
  readonly id: number;
  readonly sku: string;
  readonly slug: string;
  readonly name: string;
  readonly active: boolean;
  readonly pricePaise: number;
  readonly mrpPaise: number;
  /** What was decided at the desk, so that no file changes it. */
  readonly deskFields: readonly DeskField[];
  readonly rowHash: string | null;
  readonly picture: string | null;
  readonly pictures: readonly string[] | null;
}

type Named = Pick<ImportRow, 'sku' | 'name' | 'brand' | 'packSize'>;

/** The numbers of products by name, brand and size, whatever way these are written. */
async function skusByIdentity(db: Database): Promise<ReadonlyMap<string, readonly string[]>> {
  const { sku, name, packSize } = product;
  const products = await db
    .select({ sku, name, brand: brand.name, packSize })
    .from(product)
    .leftJoin(brand, eq(brand.id, product.brandId));
  const skus = new Map<string, string[]>();
  for (const each of products) {
    const split = splitSize(each.name, each.packSize);
    const identity = identityOf(split.name, each.brand, split.packSize);
    skus.set(identity, [...(skus.get(identity) ?? []), each.sku]);
  }
  return skus;
}

/** The products that the shop has before an import, and which of them the file names. */
export class ExistingProducts {
  readonly #identities: () => Promise<ReadonlyMap<string, readonly string[]>>;
  readonly #bySku: ReadonlyMap<string, ExistingProduct>;
  readonly #areAllNumbered: boolean;
  readonly #matched = new Set<number>();
  readonly #named = new Set<number>();
  /** What the file says is not for sale. */
  readonly #withdrawn = new Set<number>();

  private constructor(db: Database, products: readonly ExistingProduct[]) {
    let read: Promise<ReadonlyMap<string, readonly string[]>> | undefined;
    this.#identities = () => (read ??= skusByIdentity(db));
    this.#bySku = new Map(products.map((existing) => [existing.sku, existing]));
    this.#areAllNumbered = products.every(({ sku }) => isNumbered(sku));
  }

  static async open(db: Database): Promise<ExistingProducts> {
    const { id, sku, slug, name, active, pricePaise, mrpPaise, deskFields, rowHash, picture, pictures } = product;
    const columns = { id, sku, slug, name, active, pricePaise, mrpPaise, deskFields, rowHash, picture, pictures };
    return new ExistingProducts(db, await db.select(columns).from(product));
  }

  get slugs(): string[] {
    return [...this.#bySku.values()].map(({ slug }) => slug);
  }

  /** Matches by name, brand and size, unless both the file and the shop have numbers for all products. */
  async #withIdentity({ sku, name, brand: by, packSize }: Named): Promise<ExistingProduct[]> {
    if (isNumbered(sku) && this.#areAllNumbered) return [];
    const skus = (await this.#identities()).get(identityOf(name, by, packSize)) ?? [];
    return skus.flatMap((each) => this.#bySku.get(each) ?? []);
  }

  /** Leaves the product of a refused row as it is: a mistake in its price takes nothing off sale. */
  async spare(row: Named): Promise<void> {
    const existing = this.#bySku.get(row.sku);
    for (const { id } of existing ? [existing] : await this.#withIdentity(row)) this.#named.add(id);
  }

  /** Takes a product off sale that the file says is not for sale, unless another of its rows sells it. */
  async withdraw(row: Named): Promise<void> {
    const existing = this.#bySku.get(row.sku) ?? (await this.#matchByIdentity(row));
    if (existing?.active) this.#withdrawn.add(existing.id);
  }

  withdrawn(): number[] {
    return [...this.#withdrawn].filter((id) => !this.#named.has(id));
  }

  /** The only product of that name, brand and size, where the file or the shop has no number for it. */
  async #matchByIdentity(row: Named): Promise<ExistingProduct | undefined> {
    const [other, ...others] = await this.#withIdentity(row);
    if (!other || others.length > 0 || (isNumbered(row.sku) && isNumbered(other.sku))) return undefined;
    return this.#matched.has(other.id) ? undefined : other;
  }

  /** The product that a row means: by its number, else by name, brand and size. `taken` when an earlier row means it already. */
  async match(row: Named): Promise<ExistingProduct | 'taken' | undefined> {
    const existing = this.#bySku.get(row.sku) ?? (await this.#matchByIdentity(row));
    if (!existing) return undefined;
    if (this.#matched.has(existing.id)) return 'taken';
    this.#matched.add(existing.id);
    this.#named.add(existing.id);
    return existing;
  }

  /** How many products are sold, and which of them the file has not named. */
  missing(): { readonly sold: number; readonly ids: readonly number[] } {
    const sold = [...this.#bySku.values()].filter(({ active }) => active);
    return { sold: sold.length, ids: sold.filter(({ id }) => !this.#named.has(id)).map(({ id }) => id) };
  }
}
