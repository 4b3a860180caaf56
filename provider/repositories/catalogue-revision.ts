import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/**
 * A fingerprint of what pages link to and say of products. Made from the rows, so that nothing that writes them has to
 * know of it; stock and sales, which change with every order, are left out.
 */
export async function selectRevision(db: Database): Promise<string> {
  const { rows } = await db.execute<{ revision: string }>(sql`
    select md5(concat(
      (select string_agg(concat_ws(':', id, slug, name, category_id, sub_category_id, brand_id, price_paise, mrp_paise, pack_size, group_id), '|' order by id)
        from product where listed and active),
      (select string_agg(concat_ws(':', id, slug, price_paise, pack_size, group_id), '|' order by id) from product where active and not listed),
      (select string_agg(concat_ws(':', id, slug, name), '|' order by id) from category),
      (select string_agg(concat_ws(':', id, name, category_id), '|' order by id) from sub_category)
    )) as revision`);
  return rows[0]?.revision ?? '';
}
