import * as v from 'valibot';
import { call } from './call.ts';
import { Id } from './id.ts';
import { ISSUE_KINDS, MAX_ISSUE_PHOTO_BYTES, MAX_ISSUE_PHOTOS, MAX_ISSUE_TEXT } from './issue.ts';
import { Order } from './order.ts';
import { longText, maybe, one } from './schema.ts';

const Base64 = v.pipe(v.string('Please choose a photo.'), v.regex(/^[\da-z+/]+={0,2}$/i, 'Please choose a photo.'));

export const IssueBody = v.object({
  productId: Id,
  kind: v.picklist(ISSUE_KINDS, 'Please say what was wrong.'),
  quantity: v.pipe(
    v.number('Please say how many.'),
    v.integer('Please give a whole number.'),
    v.minValue(1, 'Please say how many.'),
    v.maxValue(1_000_000, 'There are not so many.'),
  ),
  text: maybe(longText('Please enter what was wrong.', MAX_ISSUE_TEXT)),
  photos: v.optional(
    v.pipe(v.array(Base64), v.maxLength(MAX_ISSUE_PHOTOS, `Please add at most ${MAX_ISSUE_PHOTOS} photos.`)),
    [],
  ),
});
export type IssueBody = v.InferInput<typeof IssueBody>;

/** As a page shows it, which only its own customer or the desk can ask for. */
export const IssuePhoto = v.object({ image: v.pipe(v.string(), v.startsWith('data:image/webp;base64,')) });

/** Not in section 7: where a provider lacks it, no order says until when something can be reported. */
export const postIssue = call({
  method: 'POST',
  path: '/order/{id}/issues',
  tag: 'Orders',
  caller: 'customer',
  // As base64, with room for the words; nginx has the same in deploy/nginx/haat/server.conf.
  bodyBytes: (MAX_ISSUE_PHOTOS * MAX_ISSUE_PHOTO_BYTES * 4) / 3 + MAX_ISSUE_PHOTO_BYTES,
  summary: 'Report units of a delivered order as missing, damaged or wrong, with photos of at most 1 MB as base64',
  body: IssueBody,
  answer: one(Order),
});
export const getIssuePhoto = call({
  method: 'GET',
  path: '/order/issue-photo/{id}',
  tag: 'Orders',
  caller: 'customer',
  summary: 'A photo of something the customer has reported',
  answer: one(IssuePhoto),
});
