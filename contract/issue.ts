import * as v from 'valibot';
import { Id } from './id.ts';
import { Rupees } from './money.ts';
import { MultiLineText } from './safe-text.ts';
import { maybe } from './schema.ts';

/** Days after the delivery within which a problem can be reported. */
export const ISSUE_DAYS = 3;
export const MAX_ISSUE_PHOTOS = 3;
/** Of one photo as it is sent; in a request it is a third longer, as base64. */
export const MAX_ISSUE_PHOTO_BYTES = 1024 * 1024;
export const MAX_ISSUE_TEXT = 300;

export const ISSUE_KINDS = ['missing', 'damaged', 'wrong'] as const;
export type IssueKind = (typeof ISSUE_KINDS)[number];

export const ISSUE_STATES = ['reported', 'refunded', 'declined'] as const;

/** What was wrong with a line of a delivered order, and what the shop said to that. */
export const Issue = v.object({
  id: Id,
  productId: Id,
  /** Its line as the desk knows it, for an order can have several of a product; null where nobody says. */
  itemId: maybe(Id),
  kind: v.picklist(ISSUE_KINDS),
  /** Number of units it is about. */
  quantity: v.number(),
  text: maybe(MultiLineText),
  /** Ids of its photos, which only its customer and the desk can see. */
  photos: v.array(Id),
  state: v.picklist(ISSUE_STATES),
  /** Amount credited to the wallet. */
  refundAmount: Rupees,
  /** Why it was declined. */
  reason: maybe(MultiLineText),
  at: v.string(),
});
export type Issue = v.InferOutput<typeof Issue>;
