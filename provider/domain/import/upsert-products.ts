import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { product } from '../../db/schema/catalogue.ts';
import type { ProductColumns } from '../catalogue/product-columns.ts';

type Field = keyof ProductColumns;

const nameOf = (field: Field): string => product[field].name;

/** Half a character, where a text was cut, is none for Postgres. */
const wellFormed = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed() : value;

/** The rows as a table, in one parameter: thousands of them take the drivers longer than the database. */
function asRecords(rows: readonly ProductColumns[], fields: readonly Field[]): SQL {
  const types = fields.map((field) => `"${field}" ${product[field].getSQLType()}`).join();
  return sql`jsonb_to_recordset(${JSON.stringify(rows, wellFormed)}::jsonb) as row (${sql.raw(types)})`;
}

const overwrite = (field: Field): string => {
  const name = nameOf(field);
  if (field !== 'stock') return `${name} = excluded.${name}`;
  // What is marked as sold out has the units, and does not sell them.
  return `stock = case when product.held_stock is null then excluded.stock else 0 end,
    held_stock = case when product.held_stock is not null then excluded.stock end`;
};

/**
 * Inserts products, or overwrites these fields of the ones with the same number. Returns their ids.
 * @param rows all with the same fields
 */
export async function upsertProducts(
  db: Database,
  rows: readonly ProductColumns[],
  overwritten: readonly Field[],
): Promise<number[]> {
  const fields = Object.keys(rows[0] ?? {}) as Field[];
  const into = fields.map(nameOf).join();
  const values = fields.map((field) => `row."${field}"`).join();
  const set = overwritten.map(overwrite).join();
  const { rows: written } = await db.execute<{ id: number }>(sql`
    insert into ${product} (${sql.raw(into)}) select ${sql.raw(values)} from ${asRecords(rows, fields)}
    on conflict (sku) do update set ${sql.raw(set)} returning id`);
  return written.map(({ id }) => id);
}
