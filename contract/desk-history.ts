import * as v from 'valibot';
import { call } from './call.ts';
import { Id } from './id.ts';
import { MultiLineText } from './safe-text.ts';
import { listOf, wholeNumber } from './schema.ts';

/** What was changed: an order, a product, an import or a coupon, with its id; or where and when the shop delivers. */
export const DeskSubject = v.pipe(
  v.string(),
  v.regex(
    /^(?:(?:order|product|import|coupon):\d+|delivery)$/,
    'Name an order, a product, an import or a coupon, such as order:7.',
  ),
);

/** Values by the name of what they are of, as people read both: `{ Price: '₹45' }`. */
const Values = v.record(v.string(), MultiLineText);

export const DeskChange = v.object({
  id: Id,
  /** `order:7`, `product:12`, `import:3`, `coupon:5`, `delivery` */
  subject: v.string(),
  /** What the subject was called at the time: an order's number, a product's name, an import's file, a coupon's code. */
  name: v.string(),
  /** What was done, as people read it: `Price changed`. */
  action: v.string(),
  by: v.string(),
  at: v.string(),
  before: Values,
  after: Values,
});
export type DeskChange = v.InferOutput<typeof DeskChange>;

export const getDeskHistory = call({
  method: 'GET',
  path: '/desk/history',
  tag: 'Desk',
  caller: 'editor',
  summary: 'What was changed at the desk, by whom, before and after, newest first; of one subject, or of all',
  query: v.object({
    subject: v.optional(DeskSubject),
    page: v.optional(wholeNumber(1, 10_000), 1),
    limit: v.optional(wholeNumber(1, 100), 20),
  }),
  answer: listOf(DeskChange),
});
