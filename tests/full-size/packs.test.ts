import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { product } from '../../provider/db/schema/catalogue.ts';
import type { OpenDatabase } from '../../provider/db/open.ts';
import { pictureFor } from '../../provider/domain/pictures/picture-for.ts';
import { importCatalogue } from '../../provider/domain/import/import-catalogue.ts';
import { openEmpty } from '../provider/fixtures/open.ts';

type Row = Readonly<Record<string, string>>;

/** 27,555 real products, kept beside the project and not in it. */
const DATA = '../shared/data/bigbasket-products.csv.gz';
/**
 * Rows of a list as Indian shops write them: `written` is the name, with % for that of the product `index` or for `name`, and
 * `group` says what belongs together. It was written down before the rules.
 */
const SAMPLE = 'tests/full-size/packs-sample.csv';

const read = (text: Buffer): Row[] => parse(text, { columns: true });
const quoted = (field = ''): string => `"${field.replaceAll('"', '""')}"`;

function rowOf(sample: Row, at: number, products: ReadonlyMap<string, Row>): string {
  const of: Partial<Row> = products.get(sample['index'] ?? '') ?? { product: sample['name'], brand: sample['brand'] };
  const name = sample['written']?.replace('%', () => of['product'] ?? '');
  const fields = [String(at), name, of['brand'], of['category'], of['sub_category'], of['type'], sample['pack_size']];
  return [...fields, '10'].map(quoted).join();
}

let database: OpenDatabase;
let folder: string;
beforeAll(async () => {
  database = await openEmpty();
  folder = mkdtempSync(join(tmpdir(), 'haat-packs-'));
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

test('sizes of one product find each other, and no other product, in a sample of 332 names', async () => {
  const sample = read(readFileSync(SAMPLE));
  const products = new Map(read(gunzipSync(readFileSync(DATA))).map((row) => [row['index'] ?? '', row]));
  const file = join(folder, 'sample.csv');
  const lines = sample.map((each, at) => rowOf(each, at, products));
  writeFileSync(file, ['sku,name,brand,category,sub_category,type,pack_size,price', ...lines].join('\n'));
  const { added } = await importCatalogue(database.db, file, { now: new Date(), pictureFor });
  expect(added).toBe(sample.length);

  const found = new Map(
    (await database.db.select().from(product)).map(({ sku, groupId }) => [sample[Number(sku)], groupId]),
  );
  const names = [...Map.groupBy(sample, ({ group = '' }) => group).values()];
  const several = names.filter((rows) => rows.length > 1);
  const grouped = several.filter((rows) => new Set(rows.map((row) => found.get(row))).size === 1);
  const wrong = names.filter((rows) => {
    const groups = new Set(rows.map((row) => found.get(row)));
    return sample.some((row) => !rows.includes(row) && groups.has(found.get(row)));
  });
  const shares = `${grouped.length} of ${several.length} grouped, ${wrong.length} of ${names.length} wrongly`;
  expect(several.length, shares).toBeGreaterThan(300);
  expect(grouped.length / several.length, shares).toBeGreaterThanOrEqual(0.95);
  expect(wrong.length / names.length, shares).toBeLessThanOrEqual(0.01);
});
