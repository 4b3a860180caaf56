import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Candidate } from './judged.ts';

interface Row extends Candidate {
  readonly index: string;
  readonly product: string;
  readonly category: string;
  readonly subCategory: string;
  readonly brand: string;
  readonly size: string;
}

/** How many brands make the same thing. */
const MAKERS = 3;

/**
 * Reads the goods of a supermarket: `# category > sub-category`, `@` its brands, then `name; sizes`, where a `*` stands for
 * one brand after the other.
 */
function readGoods(): Row[] {
  const rows: Row[] = [];
  let [category, subCategory, categoryPath] = ['', '', ''];
  let brands: string[] = [];
  let firstBrand = 0;
  for (const line of readFileSync(new URL('supermarket.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')) {
    const content = line.slice(2);
    if (line.startsWith('#')) {
      [category = '', subCategory = ''] = content.split(' > ');
      categoryPath = content;
      brands = [];
    } else if (line.startsWith('@')) brands = content.split(', ');
    else {
      const [name = '', sizes = ''] = line.split('; ');
      const makers = name.startsWith('*') ? Math.min(MAKERS, brands.length) : 1;
      for (let maker = 0; maker < makers; maker += 1) {
        const brand = name.startsWith('*') ? (brands[(firstBrand + maker) % brands.length] ?? '') : '';
        const product = name.replace('*', brand);
        for (const size of sizes.split(', '))
          rows.push({
            index: String(rows.length + 1),
            name: `${product} ${size}`,
            categoryPath,
            product,
            category,
            subCategory,
            brand,
            size,
          });
      }
      firstBrand += 1;
    }
  }
  return rows;
}

const quoted = (cells: readonly (string | number)[]): string => cells.map((cell) => `"${cell}"`).join(',');

/**
 * A supermarket that the ranking was not made for, as two shops list it: brand and size in columns, or both in the name.
 * @returns the file written into `folder`, and what the judging knows of each product
 */
export function writeSupermarket(
  folder: string,
  sizesIn: 'columns' | 'names',
): { file: string; fileCandidates: Map<string, Candidate> } {
  const rows = readGoods();
  const lines = rows.map(({ index, product, category, subCategory, brand, size }, at) =>
    quoted(
      sizesIn === 'columns'
        ? [index, product, category, subCategory, brand, size, 50 + (at % 90)]
        : [index, `${product} - ${size}`, category, subCategory, '', '', 50 + (at % 90)],
    ),
  );
  const file = join(folder, `supermarket-${sizesIn}.csv`);
  writeFileSync(file, ['index,product,category,sub_category,brand,pack_size,sale_price', ...lines].join('\n'));
  return { file, fileCandidates: new Map(rows.map((row) => [row.index, row])) };
}
