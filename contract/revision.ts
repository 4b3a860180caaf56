import * as v from 'valibot';
import { call } from './call.ts';
import { maybe, one } from './schema.ts';

/** Raised when an answer changes so that an older site can't read it. */
export const CONTRACT_VERSION = 1;

/** What the build of the site reads besides section 7, to tell whether all it read is of one moment. */
export const getRevision = call({
  method: 'GET',
  path: '/catalogue/revision',
  tag: 'Catalogue',
  caller: 'anyone',
  summary: 'Changes whenever products, their names, prices or places do; not with stock',
  /** `contract`: the version of these schemas that every answer keeps to; null where a provider does not say so. */
  answer: one(v.object({ revision: v.string(), contract: maybe(v.number()) })),
});
