import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { product } from '../../db/schema/catalogue.ts';
import { productColumns, type ProductColumns } from '../catalogue/product-columns.ts';
import { Taxonomy, type TaxonomyNode } from '../catalogue/taxonomy.ts';
import { isAmong } from '../../db/is-among.ts';
import { isOwnDrawing } from '../pictures/find-drawing.ts';
import { isStoredPhoto } from '../../repositories/picture-url.ts';
import { categoryGroup, categoryTint } from './category-groups.ts';
import type { ImportRecord } from './import-record.ts';
import { type ImportRow, isNumbered } from './import-row.ts';
import type { DeskField } from '../../db/schema/catalogue.ts';
import type { KnownProduct } from './known-products.ts';
import { pastDate } from './date-text.ts';
import { detailsAfter, saysDetails } from './detail-words.ts';
import { labelColumns } from './label-words.ts';
import { OVERWRITTEN_FIELDS, OVERWRITTEN_IF_SAID } from './overwritten-fields.ts';
import { readRowHash, type RowSaid, saysTheSame, writeRowHash } from './row-hash.ts';
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
  readonly known: KnownProduct | undefined;
  /** Names of its stored photos; undefined where the import has not looked for any. */
  readonly photos?: readonly string[] | undefined;
}

const saidBy = ({ hash, price, mrp, stock }: ImportRow): RowSaid => ({
  content: hash,
  pricePaise: price,
  mrpPaise: mrp ?? price,
  stock: stock ?? null,
});

/** A product known by another number, or by none, gets that of the file; one whose number the file lacks retains it. */
const skuOf = ({ row, known }: MatchedRow): string =>
  known && (known.sku === row.sku || !isNumbered(row.sku)) ? known.sku : row.sku;

/** The stored photos that a known product shows. */
const photosOf = (known: KnownProduct | undefined): readonly string[] => {
  if (!known?.picture || !isStoredPhoto(known.picture)) return [];
  return known.pictures ?? [known.picture];
};

/** The drawings that a row names; where its file has no column of them, the product's own stay. */
function drawingsOf({ row, known }: MatchedRow): readonly string[] {
  if (row.drawing !== undefined || !known?.picture || !isOwnDrawing(known.picture)) return row.drawing ?? [];
  return known.pictures ?? [known.picture];
}

/** What the shop says since the last file, where this one says the same as that: it wins only where it is different itself. */
function pricesOf({ row, known }: MatchedRow): { readonly pricePaise: number; readonly mrpPaise: number } {
  const said = saidBy(row);
  const before = readRowHash(known?.rowHash ?? null);
  const pricePaise = known && before?.pricePaise === said.pricePaise ? known.pricePaise : said.pricePaise;
  const mrpPaise = known && before?.mrpPaise === said.mrpPaise ? known.mrpPaise : said.mrpPaise;
  return { pricePaise, mrpPaise: Math.max(pricePaise, mrpPaise) };
}

const isOfDesk = (known: KnownProduct | undefined, field: DeskField): boolean =>
  known?.deskFields.includes(field) ?? false;

function saysNewStock({ row, known }: MatchedRow): boolean {
  if (row.stock === undefined) return false;
  return !known || readRowHash(known.rowHash)?.stock !== row.stock;
}

function isSaid(matched: MatchedRow, field: (typeof OVERWRITTEN_IF_SAID)[number]): boolean {
  const { row, known } = matched;
  if (field === 'stock') return saysNewStock(matched);
  if (field === 'details') return saysDetails(row);
  if (field === 'listed') return row.mainSize !== undefined;
  if (field === 'featured' && isOfDesk(known, 'featured')) return false;
  return row[field] !== undefined;
}
const fieldsSaid = (matched: MatchedRow) => OVERWRITTEN_IF_SAID.filter((field) => isSaid(matched, field));

type Outcome = 'added' | 'changed' | 'unchanged' | 'back';

export function outcomeOf(matched: MatchedRow): Outcome {
  const { row, known, photos } = matched;
  if (!known) return 'added';
  if (!known.active && !isOfDesk(known, 'active')) return 'back';
  const hasItsPhotos = !photos || isOfDesk(known, 'photos') || photos.join() === photosOf(known).join();
  const isSame = skuOf(matched) === known.sku && saysTheSame(readRowHash(known.rowHash), saidBy(row));
  return isSame && hasItsPhotos ? 'unchanged' : 'changed';
}

/** Writes rows of a file into the catalogue. */
export class RowWriter {
  readonly #db: Database;
  readonly #record: ImportRecord;
  readonly #now: Date;
  readonly #pictureFor: PictureFor;
  readonly #places: Taxonomy;
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
    this.#places = new Taxonomy(db);
    this.#slugs = new Slugs(slugs);
  }

  async write(rows: readonly MatchedRow[]): Promise<void> {
    const added = rows.filter(({ known }) => !known);
    const changed = rows.filter(({ known }) => known);
    const ids = changed.flatMap(({ known }) => (known ? [known.id] : []));
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
    for (const [said, some] of Map.groupBy(rows, (row) => (row.known ? fieldsSaid(row).join() : ''))) {
      const columns: ProductColumns[] = [];
      for (const each of some) columns.push(await this.#columnsOf(each, details.get(each.known?.id ?? 0) ?? null));
      const fields = OVERWRITTEN_IF_SAID.filter((field) => said.split(',').includes(field));
      ids.push(...(await upsertProducts(this.#db, columns, [...OVERWRITTEN_FIELDS, ...fields])));
    }
    return ids;
  }

  /** What the details of known products are, where the file has a part of them. */
  async #detailsBefore(rows: readonly MatchedRow[]): Promise<ReadonlyMap<number, ProductColumns['details']>> {
    const ids = rows.flatMap(({ row, known }) => (known && saysDetails(row) ? [known.id] : []));
    if (ids.length === 0) return new Map();
    const { id, details } = product;
    const found = await this.#db.select({ id, details }).from(product).where(isAmong(id, ids));
    return new Map(found.map((each) => [each.id, each.details]));
  }

  async #renumber(rows: readonly MatchedRow[]): Promise<void> {
    const changed = rows.flatMap((each) => {
      const sku = skuOf(each);
      return each.known && each.known.sku !== sku ? [{ id: each.known.id, sku }] : [];
    });
    if (changed.length > 0)
      await this.#db.execute(sql`
        update ${product} set sku = row.sku
        from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as row (id int, sku text)
        where ${product.id} = row.id`);
  }

  /** Its look is chosen once, since that takes longer than to find it. */
  #category(name: string): Promise<TaxonomyNode> {
    const known = this.#categories.get(name);
    if (known) return known;
    const picture = this.#pictureFor({ name, category: name });
    const category = this.#places.category({ name, group: categoryGroup(name), tint: categoryTint(name), picture });
    this.#categories.set(name, category);
    return category;
  }

  async #columnsOf(matched: MatchedRow, details: ProductColumns['details'] = null): Promise<ProductColumns> {
    const { row, known } = matched;
    const { packSize, description, type, keywords } = row;
    const name = known && isOfDesk(known, 'name') ? known.name : row.name;
    const sku = skuOf(matched);
    const said = saidBy(row);
    // Where none were looked for, those that are there stay.
    const photos = isOfDesk(known, 'photos') ? photosOf(known) : (matched.photos ?? photosOf(known));
    const { pricePaise, mrpPaise } = pricesOf(matched);
    const pictures = photos.length > 0 ? photos : drawingsOf(matched);
    const category = await this.#category(row.category);
    const subCategory =
      row.subCategory === null ? null : await this.#places.subCategory(category.id, { name: row.subCategory });
    const columns = productColumns({
      sku,
      slug: known?.slug ?? this.#slugs.next(row),
      // domain/catalogue/regroup.ts takes it out again where its size does not tell it from the others.
      groupId: row.packKey,
      packKey: row.packKey,
      listed: row.mainSize ?? true,
      name,
      translations: row.translations ?? null,
      brand: row.brand === null ? null : await this.#places.brand(row.brand),
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
      rowHash: writeRowHash({ ...said, stock: said.stock ?? readRowHash(known?.rowHash ?? null)?.stock ?? null }),
    });
    return { ...columns, active: !isOfDesk(known, 'active') };
  }
}
