import { LOCALES } from '../../../contract/locales.ts';
import { OTHER_LOCALES } from '../../../contract/other-locales.ts';
import { rupees } from '../../../contract/rupees.ts';
import { TIME_ZONE } from '../../../contract/time-zone.ts';
import type { DeskCouponRow } from '../../repositories/desk-coupon.ts';
import { isForSome, lastValidAt } from '../orders/coupons.ts';
import { differences, type Words, yesOrNo } from './history-words.ts';

const day = new Intl.DateTimeFormat('en-IN', {
  timeZone: TIME_ZONE,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

const takesOff = ({ kind, percent, amountPaise }: DeskCouponRow): string =>
  kind === 'percent' ? `${percent ?? 0}%` : rupees(amountPaise ?? 0);

function goods(row: DeskCouponRow): string {
  if (!isForSome(row)) return 'all';
  const products = row.products.map(({ name, packSize }) => [name, packSize].filter(Boolean).join(' '));
  return [...row.categories.map(({ name }) => name), ...products].join(', ') || 'none that is in the shop';
}

/** Labels of what an owner decides of a coupon. */
const inWords = (row: DeskCouponRow): Words => ({
  Code: row.code,
  'Takes off': takesOff(row),
  'At most': row.capPaise === null ? 'no limit' : rupees(row.capPaise),
  'Minimum order': row.minimumPaise === 0 ? 'none' : rupees(row.minimumPaise),
  'First day': row.startsAt ? day.format(row.startsAt) : 'none',
  'Last day': row.endsAt ? day.format(lastValidAt(row.endsAt)) : 'none',
  'Uses in all': String(row.totalLimit ?? 'no limit'),
  'Uses by one customer': String(row.perCustomerLimit ?? 'no limit'),
  'First order only': yesOrNo(row.firstOrderOnly),
  'Among the offers': yesOrNo(row.listed),
  Goods: goods(row),
  Description: row.description ?? '',
  ...Object.fromEntries(
    OTHER_LOCALES.map((locale) => [
      `Description, ${LOCALES[locale].name}`,
      row.translations?.[locale]?.description ?? '',
    ]),
  ),
});

/** What a new coupon says, for the history. */
export const wordsOfCoupon = (row: DeskCouponRow): Words =>
  Object.fromEntries(Object.entries(inWords(row)).filter(([, words]) => words !== ''));

/** What a change of a coupon's terms has changed, for the history; nothing where they read as before. */
export const wordsOfChange = (before: DeskCouponRow, after: DeskCouponRow): { before: Words; after: Words } =>
  differences(inWords(before), inWords(after)) ?? { before: {}, after: {} };
