import * as v from 'valibot';
import { call } from './call.ts';
import { Id } from './id.ts';
import { msg } from './msg.ts';
import { SingleLineText, withoutControls } from './safe-text.ts';
import { isBlank, stripInvisible } from './typed-text.ts';
import { atMost, maybe, one, text } from './schema.ts';

export const Customer = v.object({
  id: Id,
  name: SingleLineText,
  phone: maybe(v.string()),
  email: maybe(v.string()),
});
export type Customer = v.InferOutput<typeof Customer>;

export const CustomerName = text(msg('Please enter your name.'), 80);

/** What HTML takes for an e-mail address, but with a domain that has a name of its own. */
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\da-z](?:[\da-z-]{0,61}[\da-z])?\.)+(?:[a-z]{2,63}|xn--[\da-z-]{1,59})$/i;
const INCOMPLETE = msg('This e-mail address looks incomplete. Example: name@example.com');

export const Email = v.pipe(
  v.string(),
  withoutControls(INCOMPLETE),
  v.transform((typed) => stripInvisible(typed.normalize('NFKC'))),
  v.trim(),
  v.maxLength(254, atMost(254)),
  v.regex(EMAIL, INCOMPLETE),
);

/** An empty field is no e-mail address. */
export const MaybeEmail = v.pipe(
  v.string(),
  v.transform((typed) => (isBlank(typed) ? null : typed)),
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
