import * as v from 'valibot';
import { call } from './call.ts';
import { Id } from './id.ts';
import { Rupees } from './money.ts';
import { listOf, maybe } from './schema.ts';

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

export const getTransactions = call({
  method: 'GET',
  path: '/customer/transaction',
  tag: 'Customer',
  caller: 'customer',
  summary: 'The wallet, newest first',
  answer: listOf(Transaction),
});
