import * as v from 'valibot';
import { call } from './call.ts';
import { Id } from './id.ts';
import { maybe, one, text } from './schema.ts';

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

export const getCustomer = call({
  method: 'GET',
  path: '/customer/detail',
  tag: 'Customer',
  caller: 'customer',
  summary: 'Who the token belongs to',
  answer: one(Customer),
});
