import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { type Database, inTransaction } from '../../db/database.ts';
import { product } from '../../db/schema/catalogue.ts';
import { recordDeskChange } from '../desk/history.ts';
import { notePriceChange } from './prices-version.ts';

/** The author in the history. */
const CLOCK = 'The clock';

/** Adds units that come back, without putting on sale what is marked as sold out. */
export const withUnits = (quantity: number) => ({
  stock: sql`case when ${product.heldStock} is null then ${product.stock} + ${quantity} else 0 end`,
  heldStock: sql`${product.heldStock} + ${quantity}`,
});

/** Puts what was sold out until now on sale again. Returns how many products; of several processes one does it. */
export const endSoldOut = async (db: Database, now: Date): Promise<number> => {
  const isDue = and(isNotNull(product.soldOutUntil), lte(product.soldOutUntil, now));
  if ((await db.$count(product, isDue)) === 0) return 0;
  return inTransaction(db, async (tx) => {
    const due = await tx.select().from(product).where(isDue).orderBy(asc(product.id)).for('no key update');
    for (const { id, name, heldStock } of due) {
      const stock = heldStock ?? 0;
      await tx.update(product).set({ stock, heldStock: null, soldOutUntil: null }).where(eq(product.id, id));
      await recordDeskChange(
        tx,
        { by: CLOCK, now },
        { subject: `product:${id}`, name, action: 'On sale again', after: { Stock: String(stock) } },
      );
    }
    if (due.length > 0) await notePriceChange(tx);
    return due.length;
  });
};
