import { atom } from 'nanostores';
import * as v from 'valibot';
import * as contract from '../../../contract/desk-coupons.ts';
import { CouponTerms, DeskCoupon } from '../../../contract/desk-coupons.ts';
import { type Paise, toRupees } from '../../../contract/money.ts';
import { inOtherLocales } from '../../../contract/other-locales.ts';
import { isBlank } from '../../../contract/typed-text.ts';
import { readCount, readMoney } from '../../../contract/typed-money.ts';
import { askAsEditor } from '../../api/editor.ts';
import { type CallError, RefusedError } from '../../api/errors.ts';
import { couponWords } from '../../format/coupon.ts';
import { edit, editorName } from '../editor/access.ts';
import { type FormErrors, formErrors } from '../lib/form-errors.ts';
import { keyedStore } from '../lib/keyed-store.ts';
import { idle, type RequestState } from '../lib/request.ts';
import { toast } from '../lib/toast.ts';
import { dropDeskCoupon, putDeskCoupon } from './coupons.ts';
import { loadChanges } from './history.ts';
import { $unsavedCoupons, formOf, keyOf, resetTypedCoupon, type TypedCoupon, typeCouponOn } from './unsaved-coupons.ts';
import { openDesk } from './view.ts';

/** The last change of a coupon, by its key. */
export const $couponSavingOf = keyedStore((_: string) => atom<RequestState>(idle));
/** What is wrong with which field of a coupon; `form` for the whole. */
export const $couponErrorsOf = keyedStore((_: string) => atom<FormErrors>({}));

const COUNT = 'Please enter a whole number, such as 100.';
const PERCENT = 'Please enter a whole percentage, such as 10.';

/** What was typed, as it is read: money in paise; what can't be read is null, and an error. */
export function readCoupon(typed: TypedCoupon) {
  const errors: Record<string, string> = {};
  const amount = (field: 'amount' | 'cap' | 'minimumOrder', isUsed = true): Paise | null => {
    if (!isUsed || isBlank(typed[field])) return null;
    const { paise, refusal } = readMoney(typed[field]);
    if (refusal !== undefined) errors[field] = refusal;
    return paise ?? null;
  };
  const count = (field: 'percent' | 'totalLimit' | 'perCustomerLimit', refusal: string): number | null => {
    if (isBlank(typed[field])) return null;
    const read = readCount(typed[field].replace(/%\s*$/, ''));
    if (read === undefined) errors[field] = refusal;
    return read ?? null;
  };
  const { kind } = typed;
  const goods = { categories: typed.categories, products: typed.products };
  const read = {
    code: typed.code,
    kind,
    percent: kind === 'percent' ? count('percent', PERCENT) : null,
    amount: amount('amount', kind === 'flat'),
    cap: amount('cap', kind === 'percent'),
    minimumOrder: amount('minimumOrder'),
    firstOrderOnly: typed.firstOrderOnly,
    validFrom: typed.validFrom || null,
    validUntil: typed.validUntil || null,
    totalLimit: count('totalLimit', COUNT),
    perCustomerLimit: count('perCustomerLimit', COUNT),
    listed: typed.listed,
    goods: typed.isForSome ? goods : null,
  };
  return { read, errors };
}

const inRupees = (paise: Paise | null): number | null => (paise === null ? null : toRupees(paise));

type SentTerms = v.InferInput<typeof CouponTerms>;

/** What was typed as it is sent, or what is wrong with it. */
export function checkCoupon(typed: TypedCoupon): { terms?: SentTerms; errors: FormErrors } {
  const { read, errors } = readCoupon(typed);
  const { goods, ...terms } = read;
  const sent: SentTerms = {
    ...terms,
    amount: inRupees(read.amount),
    cap: inRupees(read.cap),
    minimumOrder: inRupees(read.minimumOrder),
    description: typed.description,
    translations: inOtherLocales((locale) => {
      const description = typed.translations[locale];
      return isBlank(description) ? null : { description };
    }),
    goods: goods && {
      categoryIds: goods.categories.map(({ id }) => id),
      productIds: goods.products.map(({ id }) => id),
    },
  };
  const { issues } = v.safeParse(CouponTerms, sent);
  for (const issue of issues ?? []) errors[v.getDotPath(issue) ?? 'form'] ??= issue.message;
  return Object.keys(errors).length > 0 ? { errors } : { terms: sent, errors };
}

/** What somebody else has saved meanwhile, where the provider refuses for that. */
function newerIn(reason: CallError | null): DeskCoupon | undefined {
  const details = reason instanceof RefusedError && reason.code === 'overtaken' ? reason.details : null;
  const read = v.safeParse(v.object({ newer: DeskCoupon }), details);
  return read.success ? read.output.newer : undefined;
}

/** What the provider says of each field, beside what was typed. */
function errorsOf(reason: CallError | null, newer: DeskCoupon | undefined): FormErrors {
  if (newer) {
    const words = couponWords(newer, new Date()) ?? newer.code;
    return { form: `Somebody was faster: it is now “${words}”. Save again to have it as you typed.` };
  }
  const entries = Object.entries(formErrors(reason));
  return Object.fromEntries(entries.map(([field, message]) => [field.replace(/^terms\./, ''), message]));
}

/** Saves what was typed of a coupon, null for a new one. Returns whether it could be; what was refused stays as it was typed. */
export async function saveCoupon(coupon: DeskCoupon | null): Promise<boolean> {
  const key = keyOf(coupon);
  const [$saving, $errors] = [$couponSavingOf(key), $couponErrorsOf(key)];
  const unsaved = $unsavedCoupons.get()[key];
  const { terms, errors } = checkCoupon(unsaved?.typed ?? formOf(coupon));
  $errors.set(errors);
  if (!terms) return false;
  const by = editorName();
  const basedOn = unsaved?.basedOn ?? coupon?.version ?? 0;
  const answer = await edit(
    $saving,
    () =>
      coupon
        ? askAsEditor(contract.putDeskCoupon, { id: coupon.id, body: { by, basedOn, terms } })
        : askAsEditor(contract.postDeskCoupon, { body: { by, terms } }),
    () => ({}),
  );
  if (!answer) {
    const newer = newerIn($saving.get().reason);
    if (newer) {
      putDeskCoupon(newer);
      typeCouponOn(newer);
    }
    $errors.set(errorsOf($saving.get().reason, newer));
    return false;
  }
  putDeskCoupon(answer.data);
  resetTypedCoupon(coupon);
  toast(`${answer.data.code} is saved.`);
  if (coupon) void loadChanges(`coupon:${coupon.id}`);
  else openDesk('shop', 'coupons');
  return true;
}

/** Calls the provider about a coupon as it is saved. Returns it as it is then; undefined when it was refused, with the reason said. */
async function change(
  coupon: DeskCoupon,
  call: typeof contract.endDeskCoupon | typeof contract.restartDeskCoupon,
): Promise<DeskCoupon | undefined> {
  const $saving = $couponSavingOf(keyOf(coupon));
  const answer = await edit(
    $saving,
    () => askAsEditor(call, { id: coupon.id, body: { by: editorName() } }),
    () => ({}),
  );
  if (!answer) {
    toast($saving.get().reason?.message ?? '', { tone: 'error' });
    return undefined;
  }
  putDeskCoupon(answer.data);
  void loadChanges(`coupon:${coupon.id}`);
  return answer.data;
}

/** Ends a coupon at once, and offers to take that back. */
export async function endCoupon(coupon: DeskCoupon): Promise<void> {
  const ended = await change(coupon, contract.endDeskCoupon);
  if (ended) toast(`${coupon.code} has ended.`, { action: { label: 'Undo', run: () => void restartCoupon(ended) } });
}

/** Starts a coupon again that was ended at the desk. */
export async function restartCoupon(coupon: DeskCoupon): Promise<void> {
  const started = await change(coupon, contract.restartDeskCoupon);
  if (!started) return;
  toast(
    started.state === 'ended'
      ? `The last day of ${coupon.code} is over: choose a later one for it to run.`
      : `${coupon.code} has started again.`,
  );
}

/** Deletes a coupon that nobody has used. Returns whether it could be. */
export async function deleteCoupon(coupon: DeskCoupon): Promise<boolean> {
  const answer = await edit(
    $couponSavingOf(keyOf(coupon)),
    () => askAsEditor(contract.deleteDeskCoupon, { id: coupon.id, body: { by: editorName() } }),
    () => ({}),
  );
  if (!answer) return false;
  resetTypedCoupon(coupon);
  dropDeskCoupon(coupon.id);
  toast(`${coupon.code} is deleted.`);
  openDesk('shop', 'coupons');
  return true;
}
