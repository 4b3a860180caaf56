import * as v from 'valibot';
import { call } from './call.ts';
import { Id } from './id.ts';
import { Rupees } from './money.ts';
import { listOf, maybe, one, text } from './schema.ts';

export const Customer = v.object({
  id: Id,
  name: v.string(),
  phone: maybe(v.string()),
  email: maybe(v.string()),
});
export type Customer = v.InferOutput<typeof Customer>;

export const ProfileBody = v.object({
  name: text('your name', 80),
  email: maybe(
    v.pipe(v.string(), v.trim(), v.email('This e-mail address looks incomplete. Example: name@example.com')),
  ),
});

/** Numbers come back masked. */
export const Kyc = v.object({
  status: v.picklist(['none', 'submitted', 'verified', 'rejected']),
  pan: maybe(v.string()),
  aadhaar: maybe(v.string()),
  gstin: maybe(v.string()),
});
export const Profile = v.object({ ...Customer.entries, kyc: maybe(Kyc) });
export const KycBody = v.object({
  pan: text('your PAN', 10),
  aadhaar: text('your Aadhaar number', 14),
  gstin: maybe(v.string()),
});

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
export const putKyc = call({
  method: 'PUT',
  path: '/customer/update-kyc',
  tag: 'Customer',
  caller: 'customer',
  summary: 'Hand in PAN, Aadhaar and, optionally, GSTIN',
  body: KycBody,
  answer: one(Kyc),
});
export const getTransactions = call({
  method: 'GET',
  path: '/customer/transaction',
  tag: 'Customer',
  caller: 'customer',
  summary: 'The wallet, newest first',
  answer: listOf(Transaction),
});
