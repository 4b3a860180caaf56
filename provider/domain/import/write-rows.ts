import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { product } from '../../db/schema/catalogue.ts';
import { productColumns, type ProductColumns } from '../catalogue/product-columns.ts';
import { Taxonomy } from '../catalogue/taxonomy.ts';
import { slugify } from '../catalogue/slug.ts';
import { categoryGroup, categoryTint } from './category-groups.ts';
import type { ImportRow } from './import-row.ts';
import { USUAL_STOCK } from './usual-stock.ts';

/** Units sold that one star of a rating stands for, until the shop has sold some itself. */
const SOLD_PER_STAR = 20;

interface Kept {
  readonly slug: string;
  readonly hash: string | null;
}

/** Name of the placeholder picture of a product or a category without a photograph. */
export type PictureFor = (product: {
  readonly name: string;
  readonly category?: string;
  readonly subCategory?: string;
}) => string;

export type Outcome = 'added' | 'changed' | 'unchanged';

const takeOver = (...columns: readonly string[]) =>
  Object.fromEntries(columns.map((column) => [column, sql.raw(`excluded.${product[column as 'name'].name}`)]));

/** Columns that a changed row overwrites. Slug, sales and creation date stay, and so does the stock unless the file has it. */
const OVERWRITTEN = takeOver(
  'name',
  'brandId',
  'categoryId',
  'subCategoryId',
  'packSize',
  'packContent',
  'pricePaise',
  'mrpPaise',
  'unitPricePaise',
  'unit',
  'picture',
  'description',
  'nameText',
  'placeText',
  'searchText',
  'rowHash',
  'active',
);

/** Writes rows of a file into the catalogue, telling new, changed and unchanged ones apart. */
export class RowWriter {
  readonly #db: Database;
  readonly #now: Date;
  readonly #pictureFor: PictureFor;
  readonly #places: Taxonomy;
  readonly #kept = new Map<string, Kept>();
  readonly #slugs = new Set<string>();

  private constructor(db: Database, now: Date, pictureFor: PictureFor) {
    this.#db = db;
    this.#now = now;
    this.#pictureFor = pictureFor;
    this.#places = new Taxonomy(db);
  }

  static async open(db: Database, now: Date, pictureFor: PictureFor): Promise<RowWriter> {
    const writer = new RowWriter(db, now, pictureFor);
    for (const { sku, slug, hash } of await db
      .select({ sku: product.sku, slug: product.slug, hash: product.rowHash })
      .from(product)) {
      writer.#kept.set(sku, { slug, hash });
      writer.#slugs.add(slug);
    }
    return writer;
  }

  outcomeOf({ sku, hash }: ImportRow): Outcome {
    const kept = this.#kept.get(sku);
    if (!kept) return 'added';
    return kept.hash === hash ? 'unchanged' : 'changed';
  }

  async write(rows: readonly ImportRow[]): Promise<void> {
    for (const withStock of [true, false]) {
      const columns: ProductColumns[] = [];
      for (const row of rows) if ((row.stock !== undefined) === withStock) columns.push(await this.#columnsOf(row));
      if (columns.length === 0) continue;
      await this.#db
        .insert(product)
        .values(columns)
        .onConflictDoUpdate({
          target: product.sku,
          set: withStock ? { ...OVERWRITTEN, ...takeOver('stock') } : OVERWRITTEN,
        });
    }
  }

  /** A row keeps its slug; a new one gets the first that is free. */
  #slugOf({ sku, name }: ImportRow): string {
    const kept = this.#kept.get(sku);
    if (kept) return kept.slug;
    const plain = slugify(name) || 'product';
    const numbered = `${plain}-${slugify(sku) || this.#slugs.size}`;
    const slug =
      [plain, numbered].find((candidate) => !this.#slugs.has(candidate)) ?? `${numbered}-${this.#slugs.size}`;
    this.#slugs.add(slug);
    return slug;
  }

  async #columnsOf(row: ImportRow): Promise<ProductColumns> {
    const { sku, name, packSize, description, type, keywords } = row;
    const category = await this.#places.category({
      name: row.category,
      group: categoryGroup(row.category),
      tint: categoryTint(row.category),
      picture: this.#pictureFor({ name: row.category, category: row.category }),
    });
    const subCategory =
      row.subCategory === null ? null : await this.#places.subCategory(category.id, { name: row.subCategory });
    return productColumns({
      sku,
      slug: this.#slugOf(row),
      groupId: sku,
      listed: true,
      name,
      brand: row.brand === null ? null : await this.#places.brand(row.brand),
      category,
      subCategory,
      packSize,
      packSizes: packSize === null ? [] : [packSize],
      pricePaise: row.price,
      mrpPaise: row.mrp ?? row.price,
      stock: row.stock ?? USUAL_STOCK,
      sold: Math.round(row.rating * SOLD_PER_STAR),
      addedAt: this.#now,
      featured: false,
      picture: this.#pictureFor({
        name: type === null ? name : `${name} ${type}`,
        category: row.category,
        ...(row.subCategory !== null && { subCategory: row.subCategory }),
      }),
      description,
      highlights: null,
      details: null,
      keywords: [type, keywords].filter((words) => words !== null),
      rowHash: row.hash,
    });
  }
}
