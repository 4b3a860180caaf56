import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { brand, category, grouping, product, subCategory } from '../../db/schema/catalogue.ts';
import type { HighestIds } from '../../db/schema/import.ts';

const highest = (table: PgTable): SQL => sql`(select coalesce(max(id), 0) from ${table})`;

/** To be asked before an import, so that its undo knows which categories and brands came with it. */
export async function selectHighestIds(db: Database): Promise<HighestIds> {
  const { rows } = await db.execute<Record<Exclude<keyof HighestIds, 'chilled'>, number>>(sql`
    select ${highest(grouping)}::int as "grouping", ${highest(category)}::int as "category",
      ${highest(subCategory)}::int as "subCategory", ${highest(brand)}::int as "brand"`);
  return rows[0] ?? { grouping: 0, category: 0, subCategory: 0, brand: 0 };
}

/** Deletes the categories and brands above these ids that nothing belongs to. */
export async function deleteUnusedTaxonomy(tx: Database, above: HighestIds): Promise<void> {
  const isUnused = (table: PgTable, column: string, id: SQL) =>
    sql`not exists (select 1 from ${table} used where used.${sql.raw(column)} = ${id})`;
  await tx.delete(subCategory).where(sql`${subCategory.id} > ${above.subCategory}
    and ${isUnused(product, 'sub_category_id', sql`${subCategory.id}`)}`);
  await tx.delete(category).where(sql`${category.id} > ${above.category}
    and ${isUnused(product, 'category_id', sql`${category.id}`)} and ${isUnused(subCategory, 'category_id', sql`${category.id}`)}`);
  await tx.delete(grouping).where(sql`${grouping.id} > ${above.grouping}
    and ${isUnused(category, 'grouping_id', sql`${grouping.id}`)}`);
  await tx.delete(brand).where(sql`${brand.id} > ${above.brand}
    and ${isUnused(product, 'brand_id', sql`${brand.id}`)}`);
}
