import type { Table, TableRecord } from '../files/table.ts';
import { findOptions } from './option-columns.ts';
import { findPricesOfSizes } from './price-of-sizes.ts';
import { findSections } from './section-rows.ts';
import type { FindShape, Shape } from './shape.ts';
import { findUnitColumn, findUnitInHeading } from './size-columns.ts';
import { findSecondHeader } from './two-row-header.ts';

/** Records that a shape is told by, and fields of them. */
const SAMPLE = 200;
const SAMPLED_FIELDS = 20_000;

const FINDERS: readonly FindShape[] = [
  findSecondHeader,
  findSections,
  findOptions,
  findUnitColumn,
  findUnitInHeading,
  findPricesOfSizes,
];

/** A table with one line for each pack, however its file is laid out. */
export async function shapeTable(table: Table): Promise<Table> {
  let sample: readonly TableRecord[] = [];
  const most = Math.min(SAMPLE, Math.ceil(SAMPLED_FIELDS / table.columns.length));
  for await (const record of table.records()) if ((sample = [...sample, record]).length === most) break;
  const shapes: Shape[] = [];
  let { columns } = table;
  for (const find of FINDERS) {
    const shape = find(columns, sample);
    if (!shape) continue;
    shapes.push(shape);
    columns = shape.columns;
    sample = sample.flatMap(shape.reader());
  }
  if (shapes.length === 0) return table;
  return {
    ...table,
    columns,
    async *records(onRead) {
      const readers = shapes.map(({ reader }) => reader());
      for await (const record of table.records(onRead))
        yield* readers.reduce<readonly TableRecord[]>((records, read) => records.flatMap(read), [record]);
    },
  };
}
