import * as v from 'valibot';
import { call } from './call.ts';
import { one } from './schema.ts';

/** What the build of the site reads besides section 7, to tell whether all it read is of one moment. */
export const getRevision = call({
  method: 'GET',
  path: '/catalogue/revision',
  tag: 'Catalogue',
  caller: 'anyone',
  summary: 'Changes whenever products, their names, prices or places do; not with stock',
  answer: one(v.object({ revision: v.string() })),
});
