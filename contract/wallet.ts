import * as v from 'valibot';
import { call } from './call.ts';
import { Id } from './id.ts';
import { Rupees } from './money.ts';
import { listOf, maybe, one } from './schema.ts';

export const Transaction = v.object({
  id: Id,
  kind: v.picklist(['credit', 'debit']),
  amount: Rupees,
  /** What was in the wallet afterwards; null when the provider does not say. */
  balance: maybe(Rupees),
  note: maybe(v.string()),
  at: v.string(),
});
export type Transaction = v.InferOutput<typeof Transaction>;

/** What can pay for an order. */
export const Wallet = v.object({ balance: Rupees });
export type Wallet = v.InferOutput<typeof Wallet>;

/** Not in section 7: a provider that answers takes `useWallet` with an order. */
export const getWallet = call({
  method: 'GET',
  path: '/customer/wallet',
  tag: 'Customer',
  caller: 'customer',
  summary: 'What is in the wallet and can pay for an order',
  answer: one(Wallet),
});
export const getTransactions = call({
  method: 'GET',
  path: '/customer/transaction',
  tag: 'Customer',
  caller: 'customer',
  summary: 'The wallet, newest first',
  answer: listOf(Transaction),
});
