import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inArray, sql } from 'drizzle-orm';
import type { Id } from '../../contract/id.ts';
import type { Database } from '../db/database.ts';
import { rowId } from '../db/row-id.ts';
import { product } from '../db/schema/catalogue.ts';
import { isListed, selectProducts, withDetail, type WireProduct } from './product.ts';
import { sortOrder } from './product-sort.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Files of the code that turns a product's rows into an answer. */
const CODE = ['provider/repositories/*.ts', 'provider/db/schema/*.ts', 'contract/*.ts'];

let cached: string | undefined;

/** Returns a digest of that code: a new version may answer otherwise for the same rows. */
function answerCode(): string {
  if (cached !== undefined) return cached;
  const digest = createHash('sha256');
  for (const file of globSync(CODE, { cwd: root }).sort())
    digest.update(`\0${file}\0`).update(readFileSync(root + file));
  cached = digest.digest('base64url');
  return cached;
}

/**
 * Every listed product in the order of the list, with a digest of all rows that its answer is made from, so that nothing that
 * writes them has to know of it.
 */
export async function selectProductVersions(db: Database, ids?: readonly number[]): Promise<[number, string][]> {
  const { rows } = await db.execute<{ id: number; version: string }>(sql`
    with packs as (
      select group_id, string_agg(md5(pack::text), '' order by id) as digest from product pack
        where active ${ids ? sql`and group_id in (select group_id from product where ${inArray(product.id, [...ids])})` : sql``}
        group by group_id
    )
    select product.id, md5(concat_ws('|', ${answerCode()}::text, product.id, packs.digest,
        category::text, sub_category::text, brand::text)) as version
      from product
      join packs on packs.group_id = product.group_id
      join category on category.id = product.category_id
      left join sub_category on sub_category.id = product.sub_category_id
      left join brand on brand.id = product.brand_id
      where ${isListed} ${ids ? sql`and ${inArray(product.id, [...ids])}` : sql``}
      order by ${sql.join(sortOrder('relevance'), sql`, `)}`);
  return rows.map(({ id, version }) => [id, version]);
}

interface VersionedProduct {
  readonly version: string;
  readonly product: WireProduct;
}

/** In one snapshot: a product that was read while it changed would else keep the wrong version from build to build. */
export const selectVersionedProducts = (db: Database, ids: readonly Id[]): Promise<VersionedProduct[]> =>
  db.transaction(
    async (snapshot) => {
      if (ids.length === 0) return [];
      const versions = new Map(await selectProductVersions(snapshot, ids.map(rowId)));
      const found = await selectProducts(snapshot, { where: inArray(product.id, [...versions.keys()]) });
      return (await withDetail(snapshot, found)).map((one) => ({
        version: versions.get(Number(one.id)) ?? '',
        product: one,
      }));
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
