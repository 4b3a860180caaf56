import { desc, eq } from 'drizzle-orm';
import * as contract from '../../contract/customer.ts';
import { putKyc } from '../../contract/kyc.ts';
import { toRupees } from '../../contract/money.ts';
import { getProfile, putProfile } from '../../contract/profile.ts';
import { getTransactions } from '../../contract/wallet.ts';
import type { Database } from '../db/database.ts';
import { customer, walletTransaction } from '../db/schema/customer.ts';
import { keepKyc, selectKyc } from '../domain/customer/kyc.ts';
import type { App, Provider } from '../http/env.ts';
import { route } from '../http/route.ts';
import type { CustomerRow } from '../domain/log-in/token.ts';

export const toCustomer = ({ id, name, phone, email }: CustomerRow) => ({ id, name, phone, email });

const toProfile = async (db: Database, who: CustomerRow) => ({
  ...toCustomer(who),
  kyc: await selectKyc(db, who.id),
});

export function customerRoutes(app: App, provider: Provider): void {
  route(app, provider, contract.getCustomer, async ({ customer: who }) => ({ data: toCustomer(who) }));

  route(app, provider, getProfile, async ({ db, customer: who }) => ({ data: await toProfile(db, who) }));

  route(app, provider, putProfile, async ({ db, customer: who, body }) => {
    await db.update(customer).set(body).where(eq(customer.id, who.id));
    return { data: await toProfile(db, { ...who, ...body }) };
  });

  route(app, provider, putKyc, async ({ db, customer: who, body, keys, now }) => ({
    data: await keepKyc(db, who.id, body, (await keys()).kyc, now()),
  }));

  route(app, provider, getTransactions, async ({ db, customer: who }) => {
    const rows = await db
      .select()
      .from(walletTransaction)
      .where(eq(walletTransaction.customerId, who.id))
      .orderBy(desc(walletTransaction.at), desc(walletTransaction.id));
    return {
      data: rows.map(({ id, kind, amountPaise, balancePaise, note, at }) => ({
        id,
        kind,
        amount: toRupees(amountPaise),
        balance: toRupees(balancePaise),
        note,
        at: at.toISOString(),
      })),
    };
  });
}
