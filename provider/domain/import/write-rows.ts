import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { product } from '../../db/schema/catalogue.ts';
import { productColumns, type ProductColumns } from '../catalogue/product-columns.ts';
import { Taxonomy, type TaxonomyNode } from '../catalogue/taxonomy.ts';
import { isAmong } from '../../db/is-among.ts';
import { isProductDrawing } from '../pictures/find-drawing.ts';
import { isStoredPhoto } from '../../repositories/picture-url.ts';
import { categoryGroup, categoryTint } from './category-groups.ts';
import type { ImportRecord } from './import-record.ts';
import { type ImportRow, isNumbered } from './import-row.ts';
import type { DeskField } from '../../db/schema/catalogue.ts';
import type { ExistingProduct } from './existing-products.ts';
import { pastDate } from './date-text.ts';
import { detailsAfter, saysDetails } from './detail-words.ts';
import { labelColumns } from './label-words.ts';
import { OVERWRITTEN_FIELDS, OVERWRITTEN_IF_PRESENT } from './overwritten-fields.ts';
import { readRowHash, type FileValues, saysTheSame, writeRowHash } from './row-hash.ts';
import { Slugs } from './slugs.ts';
import { upsertProducts } from './upsert-products.ts';
import { USUAL_STOCK } from './row-fields.ts';

/** Units sold that one star of a rating stands for, until the shop has sold some itself. */
const SOLD_PER_STAR = 20;

/** Name of the placeholder picture of a product or a category without a photograph. */
export type PictureFor = (product: {
  readonly name: string;
  readonly category?: string;
  readonly subCategory?: string;
}) => string;

/** A row and the product that it means, if there is one. */
export interface MatchedRow {
  readonly row: ImportRow;
  readonly existing: ExistingProduct | undefined;
  /** Names of its stored photos; undefined where the import has not looked for any. */
  readonly photos?: readonly string[] | undefined;
}

const fileValuesOf = ({ hash, price, mrp, stock }: ImportRow): FileValues => ({
  content: hash,
  pricePaise: price,
  mrpPaise: mrp ?? price,
  stock: stock ?? null,
});

/** A product known by another number, or by none, gets that of the file; one whose number the file lacks retains it. */
const skuOf = ({ row, existing }: MatchedRow): string =>
  existing && (existing.sku === row.sku || !isNumbered(row.sku)) ? existing.sku : row.sku;

/** The stored photos that a known product shows. */
const photosOf = (existing: ExistingProduct | undefined): readonly string[] => {
  if (!existing?.picture || !isStoredPhoto(existing.picture)) return [];
  return existing.pictures ?? [existing.picture];
};

/** The drawings that a row names; where its file has no column of them, the product's own stay. */
function drawingsOf({ row, existing }: MatchedRow): readonly string[] {
  if (row.drawing !== undefined || !existing?.picture || !isProductDrawing(existing.picture)) return row.drawing ?? [];
  return existing.pictures ?? [existing.picture];
}

/** Prices of the file where it differs from the last file; otherwise the shop's, which may have changed since. */
function pricesOf({ row, existing }: MatchedRow): { readonly pricePaise: number; readonly mrpPaise: number } {
  const fileValues = fileValuesOf(row);
  const before = readRowHash(existing?.rowHash ?? null);
  const pricePaise =
    existing && before?.pricePaise === fileValues.pricePaise ? existing.pricePaise : fileValues.pricePaise;
  const mrpPaise = existing && before?.mrpPaise === fileValues.mrpPaise ? existing.mrpPaise : fileValues.mrpPaise;
  return { pricePaise, mrpPaise: Math.max(pricePaise, mrpPaise) };
}

const isOfDesk = (existing: ExistingProduct | undefined, field: DeskField): boolean =>
  existing?.deskFields.includes(field) ?? false;

function saysNewStock({ row, existing }: MatchedRow): boolean {
  if (row.stock === undefined) return false;
  return !existing || readRowHash(existing.rowHash)?.stock !== row.stock;
}

function isPresent(matched: MatchedRow, field: (typeof OVERWRITTEN_IF_PRESENT)[number]): boolean {
  const { row, existing } = matched;
  if (field === 'stock') return saysNewStock(matched);
  if (field === 'details') return saysDetails(row);
  if (field === 'listed') return row.mainSize !== undefined;
  if (field === 'featured' && isOfDesk(existing, 'featured')) return false;
  return row[field] !== undefined;
}
const presentFields = (matched: MatchedRow) => OVERWRITTEN_IF_PRESENT.filter((field) => isPresent(matched, field));

type Outcome = 'added' | 'changed' | 'unchanged' | 'back';

export function outcomeOf(matched: MatchedRow): Outcome {
  const { row, existing, photos } = matched;
  if (!existing) return 'added';
  if (!existing.active && !isOfDesk(existing, 'active')) return 'back';
  const hasItsPhotos = !photos || isOfDesk(existing, 'photos') || photos.join() === photosOf(existing).join();
  const isSame = skuOf(matched) === existing.sku && saysTheSame(readRowHash(existing.rowHash), fileValuesOf(row));
  return isSame && hasItsPhotos ? 'unchanged' : 'changed';
}

/** Writes rows of a file into the catalogue. */
export class RowWriter {
  readonly #db: Database;
  readonly #record: ImportRecord;
  readonly #now: Date;
  readonly #pictureFor: PictureFor;
  readonly #taxonomy: Taxonomy;
  readonly #categories = new Map<string, Promise<TaxonomyNode>>();
  readonly #slugs: Slugs;

  constructor(
    db: Database,
    record: ImportRecord,
    {
      now,
      pictureFor,
      slugs,
    }: { readonly now: Date; readonly pictureFor: PictureFor; readonly slugs: Iterable<string> },
  ) {
    this.#db = db;
    this.#record = record;
    this.#now = now;
    this.#pictureFor = pictureFor;
    this.#taxonomy = new Taxonomy(db);
    this.#slugs = new Slugs(slugs);
  }

  async write(rows: readonly MatchedRow[]): Promise<void> {
    const added = rows.filter(({ existing }) => !existing);
    const changed = rows.filter(({ existing }) => existing);
    const ids = changed.flatMap(({ existing }) => (existing ? [existing.id] : []));
    if (added.length > 0) await this.#record.added(await this.#upsert(added));
    if (changed.length > 0)
      await this.#record.change(ids, async () => {
        await this.#renumber(changed);
        await this.#upsert(changed);
      });
  }

  /** Returns the ids of what was written. */
  async #upsert(rows: readonly MatchedRow[]): Promise<number[]> {
    const ids: number[] = [];
    const details = await this.#detailsBefore(rows);
    for (const [fieldNames, some] of Map.groupBy(rows, (row) => (row.existing ? presentFields(row).join() : ''))) {
      const columns: ProductColumns[] = [];
      for (const each of some) columns.push(await this.#columnsOf(each, details.get(each.existing?.id ?? 0) ?? null));
      const fields = OVERWRITTEN_IF_PRESENT.filter((field) => fieldNames.split(',').includes(field));
      ids.push(...(await upsertProducts(this.#db, columns, [...OVERWRITTEN_FIELDS, ...fields])));
    }
    return ids;
  }

  /** What the details of known products are, where the file has a part of them. */
  async #detailsBefore(rows: readonly MatchedRow[]): Promise<ReadonlyMap<number, ProductColumns['details']>> {
    const ids = rows.flatMap(({ row, existing }) => (existing && saysDetails(row) ? [existing.id] : []));
    if (ids.length === 0) return new Map();
    const { id, details } = product;
    const found = await this.#db.select({ id, details }).from(product).where(isAmong(id, ids));
    return new Map(found.map((each) => [each.id, each.details]));
  }

  async #renumber(rows: readonly MatchedRow[]): Promise<void> {
    const changed = rows.flatMap((each) => {
      const sku = skuOf(each);
      return each.existing && each.existing.sku !== sku ? [{ id: each.existing.id, sku }] : [];
    });
    if (changed.length > 0)
      await this.#db.execute(sql`
        update ${product} set sku = row.sku
        from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as row (id int, sku text)
        where ${product.id} = row.id`);
  }

  /** Its look is chosen once, since that takes longer than to find it. */
  #category(name: string): Promise<TaxonomyNode> {
    const cached = this.#categories.get(name);
    if (cached) return cached;
    const picture = this.#pictureFor({ name, category: name });
    const category = this.#taxonomy.category({ name, group: categoryGroup(name), tint: categoryTint(name), picture });
    this.#categories.set(name, category);
    return category;
  }

  async #columnsOf(matched: MatchedRow, details: ProductColumns['details'] = null): Promise<ProductColumns> {
    const { row, existing } = matched;
    const { packSize, description, type, keywords } = row;
    const name = existing && isOfDesk(existing, 'name') ? existing.name : row.name;
    const sku = skuOf(matched);
    const fileValues = fileValuesOf(row);
    // The product retains its photos where the import looked for none.
    const photos = isOfDesk(existing, 'photos') ? photosOf(existing) : (matched.photos ?? photosOf(existing));
    const { pricePaise, mrpPaise } = pricesOf(matched);
    const pictures = photos.length > 0 ? photos : drawingsOf(matched);
    const category = await this.#category(row.category);
    const subCategory =
      row.subCategory === null ? null : await this.#taxonomy.subCategory(category.id, { name: row.subCategory });
    const columns = productColumns({
      sku,
      slug: existing?.slug ?? this.#slugs.next(row),
      // domain/catalogue/regroup.ts takes it out again where its size does not tell it from the others.
      groupId: row.packKey,
      packKey: row.packKey,
      listed: row.mainSize ?? true,
      name,
      translations: row.translations ?? null,
      brand: row.brand === null ? null : await this.#taxonomy.brand(row.brand),
      category,
      subCategory,
      packSize,
      packSizes: packSize === null ? [] : [packSize],
      pricePaise,
      mrpPaise,
      stock: row.stock ?? USUAL_STOCK,
      sold: row.sold ?? Math.round(row.rating * SOLD_PER_STAR),
      addedAt: (row.added === undefined ? undefined : pastDate(row.added, this.#now)) ?? this.#now,
      featured: row.featured ?? false,
      picture:
        pictures[0] ??
        this.#pictureFor({
          name: type === null ? name : `${name} ${type}`,
          category: row.category,
          ...(row.subCategory !== null && { subCategory: row.subCategory }),
        }),
      pictures: pictures.length > 1 ? [...pictures] : null,
      description,
      highlights: row.highlights ?? null,
      ...labelColumns(row),
      details: detailsAfter(row, details),
      keywords: [type, keywords].filter((words) => words !== null),
      rowHash: writeRowHash({
        ...fileValues,
        stock: fileValues.stock ?? readRowHash(existing?.rowHash ?? null)?.stock ?? null,
      }),
    });
    return { ...columns, active: !isOfDesk(existing, 'active') };
  }
}
