import * as v from 'valibot';
import { COUPON_KINDS, type DeskCoupon } from '../../../contract/desk-coupons.ts';
import { Id } from '../../../contract/id.ts';
import { type Paise, toRupees } from '../../../contract/money.ts';
import { inOtherLocales } from '../../../contract/other-locales.ts';
import { persistentStore } from '../lib/persistent-store.ts';

const Typed = v.object({
  code: v.string(),
  kind: v.picklist(COUPON_KINDS),
  percent: v.string(),
  amount: v.string(),
  cap: v.string(),
  minimumOrder: v.string(),
  firstOrderOnly: v.boolean(),
  validFrom: v.string(),
  validUntil: v.string(),
  totalLimit: v.string(),
  perCustomerLimit: v.string(),
  listed: v.boolean(),
  description: v.string(),
  translations: v.object(inOtherLocales(() => v.string())),
  isForSome: v.boolean(),
  categories: v.array(v.object({ id: Id, name: v.string() })),
  products: v.array(v.object({ id: Id, name: v.string(), packSize: v.nullable(v.string()) })),
});
/** The form of a coupon, as it is typed. */
export type TypedCoupon = v.InferOutput<typeof Typed>;

const Unsaved = v.record(v.string(), v.object({ basedOn: v.number(), typed: Typed }));

/** What was typed and not saved, by the coupon's id, with the version it is based on: no reload and no lost connection takes it. */
export const $unsavedCoupons = persistentStore('desk-unsaved-coupons', Unsaved, {});

/** Stands for the id of a coupon that is not saved yet. */
export const NEW_COUPON = 'new';

export const keyOf = (coupon: DeskCoupon | null): string => (coupon ? String(coupon.id) : NEW_COUPON);

const money = (paise: Paise | null): string => {
  if (paise === null) return '';
  return paise % 100 === 0 ? String(toRupees(paise)) : toRupees(paise).toFixed(2);
};

const text = (value: number | string | null): string => (value === null ? '' : String(value));

/** The form of a coupon as it is saved; that of a new one is empty. */
export const formOf = (coupon: DeskCoupon | null): TypedCoupon => ({
  code: coupon?.code ?? '',
  kind: coupon?.kind ?? 'percent',
  percent: text(coupon?.percent ?? null),
  amount: money(coupon?.amount ?? null),
  cap: money(coupon?.cap ?? null),
  minimumOrder: money(coupon?.minimumOrder ?? null),
  firstOrderOnly: coupon?.firstOrderOnly ?? false,
  validFrom: coupon?.validFrom ?? '',
  validUntil: coupon?.validUntil ?? '',
  totalLimit: text(coupon?.totalLimit ?? null),
  perCustomerLimit: text(coupon?.perCustomerLimit ?? null),
  listed: coupon?.listed ?? true,
  description: coupon?.description ?? '',
  translations: inOtherLocales((locale) => coupon?.translations?.[locale]?.description ?? ''),
  isForSome: !!coupon?.goods,
  categories: coupon?.goods?.categories ?? [],
  products: coupon?.goods?.products ?? [],
});

/** Notes what is typed. Typed back to what is saved, there is nothing left to save. */
export function typeCoupon(coupon: DeskCoupon | null, change: Partial<TypedCoupon>): void {
  const { [keyOf(coupon)]: before, ...others } = $unsavedCoupons.get();
  const form = formOf(coupon);
  const typed = { ...(before?.typed ?? form), ...change };
  const isLeft = JSON.stringify(typed) !== JSON.stringify(form);
  const basedOn = before?.basedOn ?? coupon?.version ?? 0;
  $unsavedCoupons.set(isLeft ? { ...others, [keyOf(coupon)]: { basedOn, typed } } : others);
}

export function resetTypedCoupon(coupon: DeskCoupon | null): void {
  const { [keyOf(coupon)]: _, ...others } = $unsavedCoupons.get();
  $unsavedCoupons.set(others);
}

/** Goes on from the coupon as it is now: what came in between has been seen. */
export function typeCouponOn(coupon: DeskCoupon): void {
  const unsaved = $unsavedCoupons.get();
  const entry = unsaved[keyOf(coupon)];
  if (entry) $unsavedCoupons.set({ ...unsaved, [keyOf(coupon)]: { ...entry, basedOn: coupon.version } });
}
