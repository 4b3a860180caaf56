import { fileURLToPath } from 'node:url';
import type { Database } from '../db/database.ts';
import { category, grouping, subCategory } from '../db/schema/catalogue.ts';
import { slugify } from '../domain/catalogue/slug.ts';
import { importCatalogue } from '../domain/import/import-catalogue.ts';
import { inspectCatalogue } from '../domain/import/inspect-catalogue.ts';
import { pictureFor } from '../domain/pictures/picture-for.ts';
import type { ShopData } from './shop-data.ts';

const GOODS = fileURLToPath(new URL('../../demo/goods.csv', import.meta.url));

/** Called with what is being done, and how far it is where that can be said. */
export type ReportProgress = (step: string, detail?: string) => void;

/** Groups, categories and sub-categories of a shop that has none yet. */
async function seedCategories(db: Database, { groups, categories }: ShopData): Promise<void> {
  if (categories.length === 0) return;
  const groupings = await db
    .insert(grouping)
    .values(groups.map((group, index) => ({ ...group, position: index + 1 })))
    .returning();
  const groupingIds = new Map(groupings.map(({ id, name }) => [name, id]));
  const categoryRows = await db
    .insert(category)
    .values(
      categories.map(({ name, slug = slugify(name), translations, group, tint, picture }, index) => ({
        name,
        slug,
        translations,
        tint,
        picture,
        groupingId: groupingIds.get(group) ?? null,
        position: index + 1,
      })),
    )
    .returning();
  const categoryIds = new Map(categoryRows.map(({ id, name }) => [name, id]));
  const shelves = categories.flatMap(({ name, subCategories }) =>
    subCategories.map((sub) => ({ ...sub, slug: slugify(sub.name), categoryId: categoryIds.get(name) ?? 0 })),
  );
  await db.insert(subCategory).values(shelves.map((shelf, index) => ({ ...shelf, position: index + 1 })));
}

/**
 * Fills a shop without goods with those of `demo/goods.csv`, by the road of every other file.
 * @throws when a row can't be taken, and names it
 */
export async function seedGoods(
  db: Database,
  shop: ShopData,
  now: Date,
  report: ReportProgress,
  file = GOODS,
): Promise<void> {
  report('Filling the demo shop', 'goods');
  await seedCategories(db, shop);
  const catalogue = await inspectCatalogue(file);
  const { skipped } = await importCatalogue(db, catalogue, { now, pictureFor, by: 'demo', isUndoable: false });
  const [row] = skipped;
  if (row) throw new Error(`demo/goods.csv: line ${row.line}: ${row.reason}`);
}
