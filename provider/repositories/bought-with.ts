import { and, inArray, sql } from 'drizzle-orm';
import type { Id } from '../../contract/id.ts';
import type { Database } from '../db/database.ts';
import { product } from '../db/schema/catalogue.ts';
import { order, orderItem } from '../db/schema/order.ts';
import { findProductKeys, isListed, selectProducts, type WireProduct } from './product.ts';

/** Maximum number of the last orders of each pack size that are looked at. */
const MAX_ORDERS = 300;
/** What fewer customers have ordered together says something about them rather than about the goods. */
const MIN_CUSTOMERS = 3;

/**
 * Goods of another kind that stand in the same orders, those first that stand there more often than their sales alone
 * would make them.
 */
export async function selectBoughtWith(db: Database, id: Id, limit: number): Promise<WireProduct[]> {
  const keys = await findProductKeys(db, id);
  if (!keys) return [];
  const { groupId, categoryId, subCategoryId } = keys;
  const otherKind =
    subCategoryId === null
      ? sql`other.category_id <> ${categoryId}`
      : sql`other.sub_category_id is distinct from ${subCategoryId}`;
  const { rows } = await db.execute<{ id: number }>(sql`
    with recent as (
      select distinct line.order_id from ${product} pack
      cross join lateral (
        select order_id from ${orderItem} where product_id = pack.id order by order_id desc limit ${MAX_ORDERS}
      ) line
      where pack.group_id = ${groupId}
    ), together as (
      select other.group_id, count(distinct placed.id) as orders
      from recent
      join ${order} placed on placed.id = recent.order_id and placed.status <> 'cancelled'
      join ${orderItem} line on line.order_id = placed.id
      join ${product} other on other.id = line.product_id
      where other.group_id <> ${groupId} and ${otherKind}
      group by other.group_id
      having count(distinct placed.customer_id) >= ${MIN_CUSTOMERS}
    )
    select listed_pack.id from together
    join ${product} listed_pack on listed_pack.group_id = together.group_id
    where listed_pack.listed and listed_pack.active and listed_pack.stock > 0
    order by together.orders / sqrt(greatest(listed_pack.sold, together.orders)) desc, listed_pack.id
    limit ${limit}`);
  const positions = new Map(rows.map(({ id }, position) => [Number(id), position]));
  if (positions.size === 0) return [];
  const found = await selectProducts(db, { where: and(isListed, inArray(product.id, [...positions.keys()])) });
  const positionOf = ({ id }: WireProduct) => positions.get(Number(id)) ?? 0;
  return found.sort((a, b) => positionOf(a) - positionOf(b));
}
