import { asc } from 'drizzle-orm';
import type { Database } from '../../provider/db/database.ts';
import { product } from '../../provider/db/schema/catalogue.ts';
import { slotTaken } from '../../provider/db/schema/delivery.ts';
import { coupon } from '../../provider/db/schema/order.ts';

/** All that orders take. */
export async function taken(db: Database): Promise<object> {
  return {
    products: await db
      .select({ id: product.id, stock: product.stock, sold: product.sold })
      .from(product)
      .orderBy(asc(product.id)),
    slots: (await db.select().from(slotTaken)).filter((slot) => slot.taken > 0),
    coupons: await db.select({ code: coupon.code, used: coupon.used }).from(coupon).orderBy(asc(coupon.id)),
  };
}
