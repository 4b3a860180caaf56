import * as contract from '../../contract/customer.ts';
import { putKyc } from '../../contract/kyc.ts';
import { getProfile, putProfile } from '../../contract/profile.ts';
import { toRupees } from '../../contract/money.ts';
import { getTransactions, getWallet } from '../../contract/wallet.ts';
import { saveKyc, selectKyc } from '../domain/customer/kyc.ts';
import { walletBalance } from '../domain/customer/wallet-ledger.ts';
import { wordsIn } from '../domain/sentence.ts';
import type { App, Provider } from '../http/env.ts';
import { languageOf } from '../http/language.ts';
import { route } from '../http/route.ts';
import { type CustomerRow, updateCustomer } from '../repositories/customer.ts';
import { selectTransactions } from '../repositories/wallet.ts';

export const toCustomer = ({ id, name, phone, email }: CustomerRow) => ({ id, name, phone, email });

const toProfile = async ({ db }: Provider, who: CustomerRow) => ({
  ...toCustomer(who),
  kyc: await selectKyc(db, who.id),
});

export function customerRoutes(app: App, provider: Provider): void {
  route(app, provider, contract.getCustomer, async ({ customer }) => ({ data: toCustomer(customer) }));

  route(app, provider, getProfile, async ({ customer }) => ({ data: await toProfile(provider, customer) }));

  route(app, provider, putProfile, async ({ db, customer, body }) => {
    await updateCustomer(db, customer.id, body);
    return { data: await toProfile(provider, { ...customer, ...body }) };
  });

  route(app, provider, putKyc, async ({ db, customer, body, keys, now }) => ({
    data: await saveKyc(db, customer.id, body, (await keys()).kyc, now()),
  }));

  route(app, provider, getWallet, async ({ db, customer }) => ({
    data: { balance: toRupees(await walletBalance(db, customer.id)) },
  }));

  route(app, provider, getTransactions, async ({ db, customer, context }) => ({
    data: (await selectTransactions(db, customer.id)).map((transaction) => ({
      ...transaction,
      note: transaction.note && wordsIn(transaction.note, languageOf(context.req.raw)),
    })),
  }));
}
