import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, like, not } from 'drizzle-orm';
import { product } from '../../../../provider/db/schema/catalogue.ts';
import { catalogueImport } from '../../../../provider/db/schema/import.ts';
import { pictureFor } from '../../../../provider/demo/picture-for.ts';
import { importCatalogue, type ImportReport } from '../../../../provider/domain/import/import-catalogue.ts';
import { rebuildSearchIndex } from '../../../../provider/domain/search/rebuild-index.ts';
import { MORNING } from '../../fixture.ts';
import { openOrderFixture, type OrderFixture } from '../../order-fixture.ts';

type Product = typeof product.$inferSelect;

export interface Importing extends OrderFixture {
  /** Imports a file of these lines. */
  readonly load: (
    lines: readonly string[],
    options?: { readonly replace?: boolean; readonly allowFewer?: boolean; readonly isDryRun?: boolean },
  ) => Promise<ImportReport>;
  /** The imported product with this number. */
  readonly bySku: (sku: string) => Promise<Product>;
  /** Numbers of the imported products that are sold, in the order of their rows. */
  readonly sold: () => Promise<string[]>;
  /** All that the shop has of products. */
  readonly all: () => Promise<Product[]>;
  /** The pages of the shop's products: each of them with its packs. */
  readonly revision: () => Promise<string>;
  /** Leaves the goods of the fixture alone. */
  readonly clear: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export const ROW = 'sku,name,brand,category,sub_category,price,mrp';

/** A shop with the fixture's goods, into which files are imported. */
export async function openImporting(): Promise<Importing> {
  const fixture = await openOrderFixture();
  const { db } = fixture.shop;
  const folder = await mkdtemp(join(tmpdir(), 'haat-import-'));
  const all = () => db.select().from(product).orderBy(asc(product.id));
  const imported = async () => (await all()).filter(({ sku }) => !sku.startsWith('demo:'));
  return {
    ...fixture,
    all,
    load: async (lines, options = {}) => {
      const file = join(folder, 'goods.csv');
      await writeFile(file, lines.join('\n'));
      return importCatalogue(db, file, { now: MORNING, pictureFor, ...options });
    },
    bySku: async (sku) => {
      const found = (await all()).find((each) => each.sku === sku);
      if (!found) throw new Error(`There is no product ${sku}.`);
      return found;
    },
    sold: async () => (await imported()).filter(({ active }) => active).map(({ sku }) => sku),
    revision: async () => (await fixture.shop.get('/catalogue/revision')).body.data.revision as string,
    clear: async () => {
      await db.delete(product).where(not(like(product.sku, 'demo:%')));
      await db.delete(catalogueImport);
      await db.update(product).set({ active: true });
      await rebuildSearchIndex(db);
    },
    close: async () => {
      await fixture.shop.close();
      await rm(folder, { recursive: true });
    },
  };
}
