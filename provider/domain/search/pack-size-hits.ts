import { and, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { product } from '../../db/schema/catalogue.ts';
import { type PackContent, parsePackSize } from '../../../contract/pack-size.ts';

const MAX_LOOKED_AT = 300;

/** How much less a pack counts that is nearly as large as the one asked for. */
const NEARLY = 0.5;

/** How near a pack comes to holding so much: 1 when it does, less the farther it is from it, 0 for another unit. */
function nearness(asked: PackContent, pack: PackContent | null): number {
  if (pack?.unit !== asked.unit) return 0;
  const ratio = Math.min(asked.amount, pack.amount) / Math.max(asked.amount, pack.amount);
  return ratio > 0.999 ? 1 : NEARLY * ratio;
}

/**
 * How near each of these products comes to the size asked for, 0 to 1, by the nearest of its packs or by what its name says;
 * 1 for those that are sold in it.
 */
export async function selectPackNearness(
  db: Database,
  ids: readonly number[],
  content: PackContent,
): Promise<ReadonlyMap<number, number>> {
  const found = new Map<number, number>();
  const looked = ids.slice(0, MAX_LOOKED_AT);
  if (looked.length === 0) return found;
  const pack = alias(product, 'pack');
  const rows = await db
    .select({ id: product.id, name: product.name, packSize: pack.packSize })
    .from(product)
    .innerJoin(pack, and(eq(pack.groupId, product.groupId), pack.active))
    .where(inArray(product.id, looked));
  for (const { id, name, packSize } of rows)
    found.set(id, Math.max(found.get(id) ?? 0, nearness(content, parsePackSize(packSize ?? name))));
  return found;
}
