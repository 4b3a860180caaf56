import { createReadStream, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse';
import type { Candidate } from './judged.ts';

/** 27,555 real products; test data, which the project itself does not carry. */
export const YARDSTICK = '../shared/data/bigbasket-products.csv.gz';

interface Row {
  readonly index: string;
  readonly product: string;
  readonly category: string;
  readonly sub_category: string;
  readonly brand: string;
  readonly sale_price: string;
  readonly market_price: string;
  readonly type: string;
}

async function readRows(): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const row of createReadStream(YARDSTICK)
    .pipe(createGunzip())
    .pipe(parse({ columns: true })))
    rows.push(row as Row);
  return rows.filter(({ product }) => product.trim() !== '');
}

/** Each product as it is judged, by its number in the file; the name includes the brand, which the file often leaves out of it. */
export const readCandidates = async (): Promise<Map<string, Candidate>> =>
  new Map(
    (await readRows()).map((row) => [
      row.index,
      {
        name: `${row.brand.trim()} ${row.product}`,
        categoryPath: `${row.category} > ${row.sub_category} > ${row.type}`,
      },
    ]),
  );

const quoted = (cells: readonly string[]): string =>
  cells.map((cell) => `"${cell.replaceAll('"', '""').replaceAll('\n', ' ')}"`).join(',');

/**
 * The same goods as another shop would list them: every fifth product, the brand within the name and no column for it,
 * the size behind the name, other categories.
 * @returns the file written into `folder`
 */
export async function writeOtherShop(folder: string): Promise<string> {
  const sizes = ['500 g', '1 kg', '250 ml', '1 L', '1 Unit'];
  const lines = (await readRows())
    .filter((_, at) => at % 5 === 0)
    .map((row, at) => {
      const named = row.product.toLowerCase().startsWith(row.brand.trim().toLowerCase());
      const name = `${named ? '' : `${row.brand.trim()} `}${row.product.replaceAll(' - ', ' ')} : ${sizes[at % 5]}`;
      return quoted([row.index, name, row.sub_category, row.type, row.sale_price, row.market_price]);
    });
  const file = join(folder, 'other-shop.csv');
  writeFileSync(file, ['index,product,category,sub_category,sale_price,market_price', ...lines].join('\n'));
  return file;
}
