import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { product } from '../../db/schema/catalogue.ts';
import { assignGroups, type Groupings } from './assign-groups.ts';

/** To be called when goods have come, gone or changed their names: puts the pack sizes of each product together. */
export async function regroup(db: Database): Promise<Omit<Groupings, 'groupings'>> {
  const { id, sku, groupId, listed, packKey, packOverride, packSize } = product;
  const packs = await db
    .select({ id, sku, groupId, listed, packKey, packOverride, packSize })
    .from(product)
    .where(eq(product.active, true))
    .orderBy(asc(id));
  const { groupings, ...counts } = assignGroups(packs);
  const before = new Map(packs.map((pack) => [pack.id, pack]));
  const changed = groupings.filter((grouping) => {
    const was = before.get(grouping.id);
    return was?.groupId !== grouping.groupId || was.listed !== grouping.listed;
  });
  if (changed.length > 0)
    await db.execute(sql`
      update ${product} set group_id = row."groupId", listed = row.listed
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as row (id int, "groupId" text, listed boolean)
      where ${product.id} = row.id`);
  return counts;
}
