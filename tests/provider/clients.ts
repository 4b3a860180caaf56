import { eq } from 'drizzle-orm';
import type { Database } from '../../provider/db/database.ts';
import { address, pincode } from '../../provider/db/schema/address.ts';
import { product } from '../../provider/db/schema/catalogue.ts';
import { customer } from '../../provider/db/schema/customer.ts';
import { slotWindow } from '../../provider/db/schema/delivery.ts';
import { seedCatalogue } from '../../provider/demo/seed-catalogue.ts';
import { seedShop } from '../../provider/demo/seed-shop.ts';
import { issueToken } from '../../provider/domain/log-in/session-token.ts';
import { shopDate } from '../../provider/domain/shop-time.ts';
import { tokenKeys } from '../../provider/secrets/keys.ts';
import { CATALOGUE, HOME, PAGES, SHOP } from './fixture.ts';
import { TOKEN_SECRET } from './secrets/secret.ts';

export interface Client {
  readonly id: number;
  readonly token: string;
  readonly addressId: number;
}

/** Tomorrow, by the real clock: these shops run as processes of their own. */
export const slotTomorrow = (key = '11-13') => `${shopDate(new Date(), 1)}_${key}`;

/** The fixture's shop with plenty of everything. */
export async function fillPlenty(db: Database): Promise<void> {
  await seedShop(db, SHOP, PAGES, new Date());
  await seedCatalogue(db, CATALOGUE, new Date(), () => {});
  await db.update(product).set({ stock: 100_000 });
  await db.update(slotWindow).set({ capacity: 100_000 });
}

/** Customers who are logged in and have an address, without asking for 50 codes. */
export async function makeClients(db: Database, count: number): Promise<Client[]> {
  const keys = tokenKeys([TOKEN_SECRET]);
  const [place] = await db.select().from(pincode).where(eq(pincode.pincode, '700001'));
  const clients: Client[] = [];
  for (let each = 0; each < count; each += 1) {
    const values = { phone: String(9_100_000_000 + each), name: 'Mou Sen', createdAt: new Date() };
    const [who] = await db.insert(customer).values(values).returning();
    if (!who || !place) throw new Error('No customer was made.');
    const [to] = await db
      .insert(address)
      .values({ ...HOME, customerId: who.id, pincodeId: place.id })
      .returning();
    clients.push({ id: who.id, token: await issueToken(db, keys, who, new Date()), addressId: to?.id ?? 0 });
  }
  return clients;
}

export const productId = async (db: Database, slug: string): Promise<number> =>
  (await db.select({ id: product.id }).from(product).where(eq(product.slug, slug)))[0]?.id ?? 0;
