import { atom } from 'nanostores';
import * as v from 'valibot';
import { type DeskProduct, GoodsPrice, GoodsStock } from '../../../contract/desk-goods.ts';
import { type Id, sameId } from '../../../contract/id.ts';
import { toRupees } from '../../../contract/money.ts';
import { rupees } from '../../../contract/rupees.ts';
import { text } from '../../../contract/schema.ts';
import { readCount, readMoney } from '../../../contract/typed-money.ts';
import { type CallError, RefusedError } from '../../api/errors.ts';
import { keyedStore } from '../lib/keyed-store.ts';
import type { FormErrors } from '../lib/form-errors.ts';
import { idle, type RequestState } from '../lib/request.ts';
import { changeGoods, newerIn, type To, toastWithUndo } from './change-goods.ts';
import { $unsavedGoods, resetTypedGoods, type TypedField, typeGoodsOn } from './unsaved-goods.ts';

/** The last save of a product. */
export const $savingOf = keyedStore((_: Id) => atom<RequestState>(idle));
/** What is wrong with which field of a product; `form` for the whole. */
export const $goodsErrorsOf = keyedStore((_: Id) => atom<FormErrors>({}));

const Name = text('Please enter a name.', 300);
const COUNT = 'Please enter a whole number, such as 1200.';

/** What was typed into a field as it is sent, or what is wrong with it. */
export function readTyped(field: TypedField, typed: string): To | string {
  if (field === 'name' || field === 'stock') {
    const value = field === 'name' ? typed : readCount(typed);
    if (value === undefined && typed.trim() !== '') return COUNT;
    const { success, output, issues } = v.safeParse(field === 'name' ? Name : GoodsStock, value);
    return success ? { [field]: output } : issues[0].message;
  }
  const { paise, refusal } = readMoney(typed);
  if (refusal !== undefined) return refusal;
  const { success, output, issues } = v.safeParse(GoodsPrice, toRupees(paise));
  return success ? { [field]: output } : issues[0].message;
}

/** The same of all that was typed. */
function check(typed: Partial<Record<TypedField, string | undefined>>): { to: To; errors: FormErrors } {
  let to: To = {};
  const errors: Record<string, string> = {};
  for (const [field, entry] of Object.entries(typed) as [TypedField, string][]) {
    const found = readTyped(field, entry);
    if (typeof found === 'string') errors[field] = found;
    else to = { ...to, ...found };
  }
  return { to, errors };
}

/** What the provider says of each field, beside what was typed. */
export function goodsErrors(id: Id, reason: CallError | null): FormErrors {
  const newer = newerIn(reason).find((product) => sameId(product.id, id));
  if (newer)
    return {
      form: `Somebody was faster: it is ${rupees(newer.price)} now, MRP ${rupees(newer.mrp)}, ${newer.stock} in stock. Save again to have it as you typed.`,
    };
  const fields = reason instanceof RefusedError ? Object.entries(reason.fields) : [];
  if (fields.length === 0) return { form: reason?.message ?? '' };
  return Object.fromEntries(fields.map(([path, message]) => [path.slice(path.lastIndexOf('.') + 1), message]));
}

/** Saves what was typed of a product. Returns whether it could be; what was refused stays as it was typed. */
export async function saveGoods(product: DeskProduct): Promise<boolean> {
  const { id, name } = product;
  const [$saving, $errors] = [$savingOf(id), $goodsErrorsOf(id)];
  const unsaved = $unsavedGoods.get()[String(id)];
  if (!unsaved) return true;
  const { to, errors } = check(unsaved.typed);
  $errors.set(errors);
  if (Object.keys(errors).length > 0) return false;
  const changes = [{ product: { ...product, ...unsaved.basedOn }, to }];
  const changed = await changeGoods($saving, changes);
  const [now] = changed ?? newerIn($saving.get().reason);
  if (now && changed) resetTypedGoods(now);
  else if (now) typeGoodsOn(now);
  $errors.set(changed ? {} : goodsErrors(id, $saving.get().reason));
  if (changed) toastWithUndo(`${to.name ?? name} is saved.`, changes, changed);
  return changed !== undefined;
}

/** Changes at once what is chosen, not typed. */
export async function chooseGoods(product: DeskProduct, to: To, words: string): Promise<boolean> {
  const [$saving, $errors] = [$savingOf(product.id), $goodsErrorsOf(product.id)];
  const changes = [{ product, to }];
  const changed = await changeGoods($saving, changes);
  $errors.set(changed ? {} : goodsErrors(product.id, $saving.get().reason));
  if (changed) toastWithUndo(words, changes, changed);
  return changed !== undefined;
}
