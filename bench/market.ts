import { existsSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { vacuumProducts } from '../provider/domain/search/rebuild-index.ts';
import type { OpenDatabase } from '../provider/db/open.ts';
import { address, pincode } from '../provider/db/schema/address.ts';
import { cartLine } from '../provider/db/schema/cart.ts';
import { product } from '../provider/db/schema/catalogue.ts';
import { customer } from '../provider/db/schema/customer.ts';
import { deliveryZone, slotWindow } from '../provider/db/schema/delivery.ts';
import { pictureFor } from '../provider/domain/pictures/picture-for.ts';
import { seed } from '../provider/demo/seed.ts';
import { importCatalogue } from '../provider/domain/import/import-catalogue.ts';
import { tokenKeys } from '../provider/secrets/keys.ts';
import { TOKEN_SECRET } from '../harness/token-secret.ts';
import { shopDate } from '../provider/domain/shop-time.ts';
import { credit } from '../provider/domain/customer/wallet-ledger.ts';
import { issueToken } from '../provider/domain/log-in/session-token.ts';

/** The yardstick: 27,555 real products. Test data, which the project itself does not carry. */
const YARDSTICK = '../shared/data/bigbasket-products.csv.gz';
const CUSTOMERS = 4000;
const PRODUCTS = 1000;
/** For shoppers who order again and again: what is under way unpaid has its limits. */
const WALLET_PAISE = 1_000_000_000;

export interface Shopper {
  readonly token: string;
  readonly addressId: number;
  readonly lineId: number;
}

/** What the load needs to know of the shop it goes to. */
export interface Market {
  readonly products: number;
  readonly productIds: readonly number[];
  readonly categoryIds: readonly number[];
  /** Each with one line in the cart. */
  readonly shoppers: readonly Shopper[];
  readonly slotId: string;
}

async function makeShoppers({ db }: OpenDatabase, productIds: readonly number[]): Promise<Shopper[]> {
  const keys = tokenKeys([TOKEN_SECRET]);
  const [servedPincode] = await db.select().from(pincode).where(eq(pincode.deliverable, true)).limit(1);
  const now = new Date();
  const shoppers: Shopper[] = [];
  for (let each = 0; each < CUSTOMERS; each += 1) {
    const phone = String(9_200_000_000 + each);
    const [who] = await db.insert(customer).values({ phone, name: 'Mou Sen', createdAt: now }).returning();
    if (!who || !servedPincode) throw new Error('No shopper was made.');
    const line1 = `Flat ${each + 1}, 4 Rashbehari Avenue`;
    const home = { label: 'Home', name: 'Mou Sen', phone, line1, pincodeId: servedPincode.id };
    const [to] = await db
      .insert(address)
      .values({ ...home, customerId: who.id })
      .returning();
    const productId = productIds[each % productIds.length] ?? 0;
    const line = { customerId: who.id, productId, quantity: 5, addedPricePaise: 100 };
    const [savedLine] = await db.insert(cartLine).values(line).returning();
    await credit(db, who.id, WALLET_PAISE, 'A gift', now);
    shoppers.push({ token: await issueToken(db, keys, who, now), addressId: to?.id ?? 0, lineId: savedLine?.id ?? 0 });
  }
  return shoppers;
}

/** Fills an empty database with shoppers and with the yardstick, or with the demo where that is requested or the yardstick is missing. */
export async function openMarket(
  opened: OpenDatabase,
  report: (message: string) => void,
  { isDemo = false } = {},
): Promise<Market> {
  const { db } = opened;
  if (isDemo) report('The demo catalogue is measured.');
  else if (existsSync(YARDSTICK)) await importCatalogue(db, YARDSTICK, { now: new Date(), pictureFor });
  else report(`${YARDSTICK} is not here: the demo catalogue is measured instead.`);
  await seed(db, new Date(), () => {});
  await db.update(product).set({ stock: 1_000_000 });
  await db.update(deliveryZone).set({ minimumPaise: 0 });
  await db.update(slotWindow).set({ capacity: 1_000_000 });
  const rows = await db
    .select({ id: product.id, categoryId: product.categoryId })
    .from(product)
    .limit(PRODUCTS * 20);
  const productIds = rows.filter((_, at) => at % 20 === 0).map(({ id }) => id);
  const shoppers = await makeShoppers(opened, productIds);
  await vacuumProducts(db);
  await db.execute(sql`analyze`);
  const [window] = await db.select().from(slotWindow).limit(1);
  return {
    products: await db.$count(product),
    productIds,
    categoryIds: [...new Set(rows.map(({ categoryId }) => categoryId))],
    shoppers,
    slotId: `${shopDate(new Date(), 1)}_${window?.key}`,
  };
}
