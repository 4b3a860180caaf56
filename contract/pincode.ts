import * as v from 'valibot';
import { call } from './call.ts';
import { Id } from './id.ts';
import { listOf } from './schema.ts';

export const Pincode = v.object({
  id: Id,
  pincode: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  deliverable: v.nullish(v.boolean(), true),
});
export type Pincode = v.InferOutput<typeof Pincode>;

export const getPincodes = call({
  method: 'GET',
  path: '/pincode/web/drop-down',
  tag: 'Delivery',
  caller: 'anyone',
  summary: 'Every pincode the shop knows',
  answer: listOf(Pincode),
});
