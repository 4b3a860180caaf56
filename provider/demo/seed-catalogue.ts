import { toPaise } from '../../contract/money.ts';
import { Taxonomy } from '../domain/catalogue/taxonomy.ts';
import { productColumns, type ProductColumns } from '../domain/catalogue/product-columns.ts';
import { rebuildSearchIndex } from '../domain/search/rebuild-index.ts';
import { foodOf } from './food.ts';
import { labelFacts } from './label.ts';
import { picturesOf } from './pictures.ts';
import { translateTaxonomy } from './translations.ts';
import type { DemoCategory, DemoProduct } from './types.ts';
import { slugify } from '../domain/catalogue/slug.ts';
import { type Database, inTransaction } from '../db/database.ts';
import { product } from '../db/schema/catalogue.ts';
import type { ReportProgress } from './report-progress.ts';

const BATCH = 500;
const DAY_MS = 24 * 3_600_000;

/** The first pack keeps the product's own slug. */
const packSlug = (slug: string, size: string, place: number): string =>
  place === 0 ? slug : `${slug}-${slugify(size)}`;

async function columnsOf(places: Taxonomy, category: DemoCategory, now: Date): Promise<ProductColumns[]> {
  const { slug, name, group, tint, picture } = category;
  const place = await places.category({ slug, name, group, tint, picture });
  const columns: ProductColumns[] = [];
  for (const sub of category.subCategories) {
    const subPlace = await places.subCategory(place.id, sub);
    for (const item of sub.products) {
      const brand = item.brand === null ? null : await places.brand(item.brand);
      columns.push(...packColumns(item, { category: place, subCategory: subPlace, brand }, now));
    }
  }
  return columns;
}

function packColumns(
  item: DemoProduct,
  places: Pick<Parameters<typeof productColumns>[0], 'brand' | 'category' | 'subCategory'>,
  now: Date,
): ProductColumns[] {
  const { slug, name, packs, description, highlights, details, keywords, sold, addedDaysAgo, featured } = item;
  return packs.map((pack, place) =>
    productColumns({
      ...places,
      ...foodOf(item, { category: places.category.name, subCategory: places.subCategory?.name ?? '' }),
      sku: `demo:${packSlug(slug, pack.size, place)}`,
      slug: packSlug(slug, pack.size, place),
      groupId: `demo:${slug}`,
      listed: place === 0,
      name,
      packSize: pack.size,
      packSizes: place === 0 ? packs.map(({ size }) => size) : [pack.size],
      pricePaise: toPaise(pack.price),
      mrpPaise: toPaise(pack.mrp),
      stock: pack.stock,
      sold: place === 0 ? sold : 0,
      addedAt: new Date(now.getTime() - addedDaysAgo * DAY_MS),
      featured: featured ?? false,
      picture: slug,
      pictures: picturesOf(item),
      description,
      highlights: highlights ?? null,
      details: [...(details ?? []), ...labelFacts(item, places.category.name)].map(([label, value]) => ({
        label,
        value,
      })),
      keywords: keywords ?? [],
      rowHash: null,
    }),
  );
}

/** Fills an empty shop with the demo catalogue: all of it, or nothing. */
export async function seedCatalogue(
  db: Database,
  catalogue: readonly DemoCategory[],
  now: Date,
  report: ReportProgress,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const places = new Taxonomy(tx);
    for (const [index, category] of catalogue.entries()) {
      report('Filling the shop', `${category.name} (${index + 1} of ${catalogue.length})`);
      const columns = await columnsOf(places, category, now);
      for (let from = 0; from < columns.length; from += BATCH)
        await tx.insert(product).values(columns.slice(from, from + BATCH));
    }
    await translateTaxonomy(tx);
    await rebuildSearchIndex(tx);
  });
}
