import { lt } from 'drizzle-orm';
import { catalogue } from '../demo/catalogue.ts';
import { shopData } from '../demo/shop-data.ts';
import type { Database } from './database.ts';
import { product } from './schema/catalogue.ts';
import { rateLimit, session } from './schema/customer.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedShop } from './seed-shop.ts';

const DAY_MS = 24 * 3_600_000;

/** Rows that have served their time. */
async function sweep(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimit).where(lt(rateLimit.startedAt, new Date(now.getTime() - DAY_MS)));
  await db.delete(session).where(lt(session.expiresAt, now));
}

/** Makes a fresh database a shop. The demo catalogue goes only into one without any product: an imported catalogue stays alone. */
export async function seed(db: Database, now: Date, report: (message: string) => void): Promise<void> {
  await sweep(db, now);
  if (await seedShop(db, shopData, now)) report('Filling the shop: pincodes, delivery, coupons, pages');
  const [any] = await db.select({ id: product.id }).from(product).limit(1);
  if (!any) await seedCatalogue(db, catalogue, now, report);
}
