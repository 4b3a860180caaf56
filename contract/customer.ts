import * as v from 'valibot';
import { call } from './call.ts';
import { Id } from './id.ts';
import { Kyc } from './kyc.ts';
import { Rupees } from './money.ts';
import { listOf, maybe, one, text } from './schema.ts';

export const Customer = v.object({
  id: Id,
  name: v.string(),
  phone: maybe(v.string()),
  email: maybe(v.string()),
});
export type Customer = v.InferOutput<typeof Customer>;

export const CustomerName = text('your name', 80);

export const Email = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(254, 'Please use at most 254 characters.'),
  v.email('This e-mail address looks incomplete. Example: name@example.com'),
);

/** An empty field is no e-mail address. */
export const MaybeEmail = v.pipe(
  v.string(),
  v.transform((typed) => (typed.trim() === '' ? null : typed)),
  v.nullable(Email),
);

export const ProfileBody = v.object({ name: CustomerName, email: maybe(MaybeEmail) });
export type ProfileBody = v.InferInput<typeof ProfileBody>;

export const Profile = v.object({ ...Customer.entries, kyc: maybe(Kyc) });
export type Profile = v.InferOutput<typeof Profile>;

export const Transaction = v.object({
  id: Id,
  kind: v.picklist(['credit', 'debit']),
  amount: Rupees,
  balance: Rupees,
  note: maybe(v.string()),
  at: v.string(),
});
export type Transaction = v.InferOutput<typeof Transaction>;

export const getProfile = call({
  method: 'GET',
  path: '/customer/myprofile',
  tag: 'Customer',
  caller: 'customer',
  summary: 'The profile with the state of KYC',
  answer: one(Profile),
});
export const putProfile = call({
  method: 'PUT',
  path: '/customer/myprofile',
  tag: 'Customer',
  caller: 'customer',
  summary: 'Change name and e-mail',
  body: ProfileBody,
  answer: one(Profile),
});
export const getCustomer = call({
  method: 'GET',
  path: '/customer/detail',
  tag: 'Customer',
  caller: 'customer',
  summary: 'Who the token belongs to',
  answer: one(Customer),
});
export const getTransactions = call({
  method: 'GET',
  path: '/customer/transaction',
  tag: 'Customer',
  caller: 'customer',
  summary: 'The wallet, newest first',
  answer: listOf(Transaction),
});
