import { and, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { product } from '../../db/schema/catalogue.ts';
import { type PackContent, parsePackSize } from '../catalogue/pack-size.ts';

const MAX_LOOKED_AT = 300;

const isSame = (one: PackContent, other: PackContent | null): boolean =>
  other !== null && one.unit === other.unit && Math.abs(one.amount - other.amount) < one.amount * 0.001;

/** Which of these products are sold in packs that hold so much, by any of their pack sizes or by what their name says. */
export async function selectInPackSize(
  db: Database,
  ids: readonly number[],
  content: PackContent,
): Promise<ReadonlySet<number>> {
  const looked = ids.slice(0, MAX_LOOKED_AT);
  if (looked.length === 0) return new Set();
  const pack = alias(product, 'pack');
  const rows = await db
    .select({ id: product.id, name: product.name, packSize: pack.packSize })
    .from(product)
    .innerJoin(pack, and(eq(pack.groupId, product.groupId), pack.active))
    .where(inArray(product.id, looked));
  const fits = rows.filter(({ name, packSize }) => isSame(content, parsePackSize(packSize ?? name)));
  return new Set(fits.map(({ id }) => id));
}
