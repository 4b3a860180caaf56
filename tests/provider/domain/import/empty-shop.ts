import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import { product } from '../../../../provider/db/schema/catalogue.ts';
import type { OpenDatabase } from '../../../../provider/db/open.ts';
import { pictureFor } from '../../../../provider/demo/picture-for.ts';
import { importCatalogue } from '../../../../provider/domain/import/import-catalogue.ts';
import { MORNING } from '../../fixture.ts';
import { openEmpty } from '../../open.ts';

/** A shop without goods for the tests of a file, into which they import files of these lines. */
export function emptyShop() {
  let database: OpenDatabase;
  let folder: string;
  beforeAll(async () => {
    database = await openEmpty();
    folder = await mkdtemp(join(tmpdir(), 'haat-import-'));
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });
  return {
    db: () => database.db,
    products: () => database.db.select().from(product).orderBy(asc(product.id)),
    load: async (...lines: readonly string[]) => {
      const path = join(folder, 'goods.csv');
      await writeFile(path, lines.join('\n'));
      return importCatalogue(database.db, path, { now: MORNING, pictureFor });
    },
  };
}
