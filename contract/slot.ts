import * as v from 'valibot';
import { call } from './call.ts';
import { Id } from './id.ts';
import { listOf, maybe } from './schema.ts';

/** A delivery window: `date` as 2026-11-21, `from` and `to` as 11:00, all in the shop's own time zone. */
export const Slot = v.object({
  id: Id,
  date: v.pipe(v.string(), v.isoDate()),
  from: v.string(),
  to: v.string(),
  /** Places left; null when the provider does not say. */
  left: maybe(v.number()),
});
export type Slot = v.InferOutput<typeof Slot>;

export const getSlots = call({
  method: 'GET',
  path: '/delivery-slot/web/list',
  tag: 'Delivery',
  caller: 'anyone',
  summary: 'The coming delivery slots',
  query: v.object({ pincodeId: v.optional(Id) }),
  answer: listOf(Slot),
});
