import * as v from 'valibot';
import { call } from './call.ts';
import { Customer, CustomerName, MaybeEmail } from './customer.ts';
import { Kyc } from './kyc.ts';
import { maybe, one, saved } from './schema.ts';

export const Profile = v.object({ ...Customer.entries, kyc: maybe(Kyc) });
export type Profile = v.InferOutput<typeof Profile>;

export const ProfileBody = v.object({ name: CustomerName, email: maybe(MaybeEmail) });
export type ProfileBody = v.InferInput<typeof ProfileBody>;

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
  answer: saved(Profile),
});
