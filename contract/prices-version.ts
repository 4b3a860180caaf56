import * as v from 'valibot';
import { call } from './call.ts';
import { one } from './schema.ts';

/** Polled by open carts every few seconds; the provider answers from memory. */
export const getPricesVersion = call({
  method: 'GET',
  path: '/catalogue/prices-version',
  tag: 'Catalogue',
  caller: 'anyone',
  summary: 'Changes within a second when somebody changes prices or stock; not with orders',
  answer: one(v.object({ version: v.string() })),
});
