import { eq, inArray } from 'drizzle-orm';
import { type Database, inTransaction } from '../../db/database.ts';
import { product } from '../../db/schema/catalogue.ts';
import { rebuildSearchIndex } from '../search/rebuild-index.ts';
import { regroup } from './regroup.ts';

/** A product was named that is not there. `message` is one sentence for the operator. */
class UnknownSkuError extends Error {
  override readonly name = 'Refusal';
}

async function overridePacks(tx: Database, skus: readonly string[], packOverride: string): Promise<void> {
  const written = await tx
    .update(product)
    .set({ packOverride })
    .where(inArray(product.sku, [...skus]))
    .returning({ sku: product.sku });
  const missing = skus.filter((sku) => !written.some((each) => each.sku === sku));
  if (missing.length > 0) throw new UnknownSkuError(`No product has the number ${missing.join(' or ')}.`);
  await regroup(tx);
}

/** Makes a pack size a product of its own, whatever later imports say. The search is told by who calls. */
export const separatePack = (tx: Database, sku: string): Promise<void> => overridePacks(tx, [sku], `split:${sku}`);

/** Makes products pack sizes of the first one, whatever later imports say. The search is told by who calls. */
export async function unitePacks(tx: Database, [first, ...others]: readonly [string, ...string[]]): Promise<void> {
  const [into] = await tx.select().from(product).where(eq(product.sku, first));
  if (!into) throw new UnknownSkuError(`No product has the number ${first}.`);
  const { groupId, packOverride, packKey, sku } = into;
  // Where its name made no group, it has to be told to be in this one too.
  const isGrouped = packOverride !== null || packKey === null || groupId !== sku;
  await overridePacks(tx, isGrouped ? others : [first, ...others], isGrouped ? groupId : `join:${sku}`);
}

/**
 * Makes a pack size a product of its own, and has the search learn it.
 * @throws {UnknownSkuError} when there is no such product
 */
export const splitPack = (db: Database, sku: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    await separatePack(tx, sku);
    await rebuildSearchIndex(tx);
  });

/**
 * Makes products pack sizes of the first one, and has the search learn it.
 * @throws {UnknownSkuError} when one of them is not there
 */
export const joinPacks = (db: Database, skus: readonly [string, ...string[]]): Promise<void> =>
  inTransaction(db, async (tx) => {
    await unitePacks(tx, skus);
    await rebuildSearchIndex(tx);
  });
