import * as v from 'valibot';
import { call } from './call.ts';
import { maybe, one } from './schema.ts';

// Beyond section 7: the shop works at a provider without these calls, and leaves out what they serve.

/** `all` ends the customer's other sessions too, on whatever device. */
export const LogOutBody = v.object({ sessions: v.optional(v.picklist(['this', 'all']), 'this') });
export type LogOutBody = v.InferInput<typeof LogOutBody>;

/** How many sessions of the customer are open, this one among them. */
export const Sessions = v.object({ count: v.number() });
export type Sessions = v.InferOutput<typeof Sessions>;

export const getSessions = call({
  method: 'GET',
  path: '/customer/session',
  tag: 'Auth',
  caller: 'customer',
  summary: 'How many sessions of the customer are open',
  answer: one(Sessions),
});
export const postLogOut = call({
  method: 'POST',
  path: '/customer/logout',
  tag: 'Auth',
  // A page that is left while it asks leaves it to the next to ask again: what has ended already is done (RFC 7009, section 2.2).
  caller: 'either',
  summary: 'End the session, so that its tokens count no more; or all of the customer’s',
  body: LogOutBody,
  answer: v.object({ data: maybe(Sessions) }),
});
