import * as v from 'valibot';
import { AuthorName } from './author-name.ts';
import { CalendarDay } from './calendar-day.ts';
import { call } from './call.ts';
import { editedTranslations } from './content-item.ts';
import { Id } from './id.ts';
import { Rupees } from './money.ts';
import { code, listOf, maybe, one, text } from './schema.ts';
import { translationsOf } from './translations.ts';
import { EnteredRupees } from './typed-money.ts';

const tag = 'Desk';
const caller = 'editor';
const by = v.optional(AuthorName);

/** Maximum length of a description, in characters. */
export const MAX_COUPON_DESCRIPTION = 160;
/** Maximum number of categories, and of products, that one coupon can be for. */
const MAX_COUPON_GOODS = 200;

export const COUPON_KINDS = ['percent', 'flat'] as const;
/** In the order of the desk's list; used up: as often as it can be in all. */
export const COUPON_STATES = ['running', 'upcoming', 'used-up', 'ended'] as const;
export type CouponState = (typeof COUPON_STATES)[number];

const Named = { id: Id, name: v.string() };

/** A coupon as an owner sees it. */
export const DeskCoupon = v.object({
  id: Id,
  /** Incremented by every change of its terms; a change names the version it is based on (optimistic locking). */
  version: v.number(),
  code: v.string(),
  kind: v.picklist(COUPON_KINDS),
  percent: maybe(v.number()),
  /** What a flat one takes off. */
  amount: maybe(Rupees),
  /** The most that a percentage takes off. */
  cap: maybe(Rupees),
  /** The least that all items of a cart come to. */
  minimumOrder: maybe(Rupees),
  firstOrderOnly: v.boolean(),
  /** Days in the shop's own time zone, as YYYY-MM-DD; both belong to it. */
  validFrom: maybe(v.string()),
  validUntil: maybe(v.string()),
  totalLimit: maybe(v.number()),
  perCustomerLimit: maybe(v.number()),
  /** False: it works by its code alone, and is not among the coupons on offer. */
  listed: v.boolean(),
  description: maybe(v.string()),
  translations: translationsOf({ description: v.string() }),
  /** The only goods from which it takes off, as far as they are in the shop; null: all. */
  goods: maybe(
    v.object({
      categories: v.array(v.object(Named)),
      products: v.array(v.object({ ...Named, packSize: maybe(v.string()) })),
    }),
  ),
  state: v.picklist(COUPON_STATES),
  /** When somebody ended it at the desk, before its last day was over. */
  endedAt: maybe(v.string()),
  /** How many orders have used it, cancelled ones left out. */
  used: v.number(),
  /** What it took off these orders. */
  cost: Rupees,
  /** Whether no order names it, cancelled ones included. */
  deletable: v.boolean(),
});
export type DeskCoupon = v.InferOutput<typeof DeskCoupon>;

const CODE = 'Please use 3 to 20 letters and digits, such as DIWALI50.';

/** A code as shoppers type it. One that a file of rules has brought may have other signs, so `NewCouponCode` is for new ones. */
const Code = v.pipe(
  code('Please enter a code, such as DIWALI50.', 40, CODE),
  v.transform((typed) => typed.toUpperCase()),
);
export const NewCouponCode = v.pipe(v.string(), v.regex(/^[A-Z\d]{3,20}$/, CODE));

const Percent = v.pipe(
  v.number('Please enter a percentage, such as 10.'),
  v.integer('Please enter a whole percentage, such as 10.'),
  v.minValue(1, 'Please enter 1 or more.'),
  v.maxValue(100, 'Please enter 100 or less.'),
);
const Amount = EnteredRupees(
  'Please enter an amount, such as 50.',
  [0.01, 'Please enter more than ₹0.'],
  [1_000_000, 'Please enter ₹10,00,000 or less.'],
);
const Limit = v.pipe(
  v.number('Please enter a whole number, such as 100.'),
  v.integer('Please enter a whole number, such as 100.'),
  v.minValue(1, 'Please enter 1 or more.'),
  v.maxValue(1_000_000, 'Please enter 10,00,000 or less.'),
);

/** Of this century: a year that is still being typed is none. */
const Day = v.pipe(
  CalendarDay,
  v.check((date) => date >= '2000' && date < '2100', 'Please choose a day.'),
);

const Description = text('Please say in a sentence what it gives. Shoppers read it.', MAX_COUPON_DESCRIPTION);
const Ids = v.pipe(v.array(Id), v.maxLength(MAX_COUPON_GOODS, `Please choose at most ${MAX_COUPON_GOODS}.`));

/** What an owner decides of a coupon. */
export const CouponTerms = v.pipe(
  v.object({
    code: Code,
    kind: v.picklist(COUPON_KINDS, 'Please choose percent or rupees.'),
    percent: maybe(Percent),
    amount: maybe(Amount),
    cap: maybe(Amount),
    minimumOrder: maybe(Amount),
    firstOrderOnly: v.boolean(),
    validFrom: maybe(Day),
    validUntil: maybe(Day),
    totalLimit: maybe(Limit),
    perCustomerLimit: maybe(Limit),
    listed: v.boolean(),
    description: Description,
    translations: editedTranslations({ description: Description }),
    goods: maybe(
      v.pipe(
        v.object({ categoryIds: Ids, productIds: Ids }),
        v.check(
          ({ categoryIds, productIds }) => categoryIds.length + productIds.length > 0,
          'Please choose at least one category or product.',
        ),
      ),
    ),
  }),
  v.forward(
    v.check(({ kind, percent }) => kind !== 'percent' || percent !== null, 'Please enter a percentage, such as 10.'),
    ['percent'],
  ),
  v.forward(
    v.check(({ kind, amount }) => kind !== 'flat' || amount !== null, 'Please enter an amount, such as 50.'),
    ['amount'],
  ),
  v.forward(
    v.check(
      ({ validFrom, validUntil }) => !validFrom || !validUntil || validFrom <= validUntil,
      'The last day can’t be before the first.',
    ),
    ['validUntil'],
  ),
);
export type CouponTerms = v.InferOutput<typeof CouponTerms>;

export const getDeskCoupons = call({
  method: 'GET',
  path: '/desk/coupons',
  tag,
  caller,
  summary: 'All coupons, those that run first, with how often each was used and what it has cost',
  answer: listOf(DeskCoupon),
});
export const postDeskCoupon = call({
  method: 'POST',
  path: '/desk/coupons',
  tag,
  caller,
  summary: 'Make a coupon; the same one sent twice is one',
  body: v.object({ by, terms: CouponTerms }),
  answer: one(DeskCoupon),
});
export const putDeskCoupon = call({
  method: 'PUT',
  path: '/desk/coupons/{id}',
  tag,
  caller,
  summary: 'Change the terms of a coupon; 409 with it as it is when somebody was faster. Orders keep what it took off',
  body: v.object({ by, basedOn: v.number(), terms: CouponTerms }),
  answer: one(DeskCoupon),
});
export const endDeskCoupon = call({
  method: 'POST',
  path: '/desk/coupons/{id}/end',
  tag,
  caller,
  summary: 'End a coupon at once, whatever its last day is',
  body: v.object({ by }),
  answer: one(DeskCoupon),
});
export const restartDeskCoupon = call({
  method: 'POST',
  path: '/desk/coupons/{id}/restart',
  tag,
  caller,
  summary: 'Start a coupon again that was ended at the desk; its days count as before',
  body: v.object({ by }),
  answer: one(DeskCoupon),
});
export const deleteDeskCoupon = call({
  method: 'DELETE',
  path: '/desk/coupons/{id}',
  tag,
  caller,
  summary: 'Delete a coupon that no order names; 409 otherwise',
  body: v.object({ by }),
  answer: one(DeskCoupon),
});
