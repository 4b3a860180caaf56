import * as v from 'valibot';
import type { DeskProduct } from '../../../contract/desk-goods.ts';
import { toRupees } from '../../../contract/money.ts';
import { persistentStore } from '../lib/persistent-store.ts';

/** What is typed, not chosen. */
export type TypedField = 'price' | 'mrp' | 'stock' | 'name';

const BasedOn = v.object({ price: v.number(), mrp: v.number(), stock: v.number(), sold: v.number(), name: v.string() });
const Typed = v.partial(v.object({ price: v.string(), mrp: v.string(), stock: v.string(), name: v.string() }));
const Unsaved = v.record(v.string(), v.object({ basedOn: BasedOn, typed: Typed }));

/** What was typed and not saved, by product, with what it said then: no reload and no lost connection takes it. */
export const $unsavedGoods = persistentStore('desk-unsaved-goods', Unsaved, {});

/** @example written({ price: 4550, ... }, 'price') // '45.50' */
export function written(product: DeskProduct, field: TypedField): string {
  if (field === 'name') return product.name;
  if (field === 'stock') return String(product.stock);
  const paise = product[field];
  return paise % 100 === 0 ? String(toRupees(paise)) : toRupees(paise).toFixed(2);
}

const basisOf = ({ price, mrp, stock, sold, name }: DeskProduct) => ({ price, mrp, stock, sold, name });

/** Notes what is typed. Typed back to what is saved, there is nothing left to save. */
export function typeGoods(product: DeskProduct, field: TypedField, text: string): void {
  const { [String(product.id)]: before, ...others } = $unsavedGoods.get();
  const { [field]: _, ...typed } = before?.typed ?? {};
  const now = text === written(product, field) ? typed : { ...typed, [field]: text };
  const isLeft = Object.keys(now).length > 0;
  const basedOn = before?.basedOn ?? basisOf(product);
  $unsavedGoods.set(isLeft ? { ...others, [String(product.id)]: { basedOn, typed: now } } : others);
}

export function resetTypedGoods(product: DeskProduct): void {
  const { [String(product.id)]: _, ...others } = $unsavedGoods.get();
  $unsavedGoods.set(others);
}

/** Goes on from what there is now: what came in between has been seen. */
export function typeGoodsOn(product: DeskProduct): void {
  const unsaved = $unsavedGoods.get();
  const entry = unsaved[String(product.id)];
  if (entry) $unsavedGoods.set({ ...unsaved, [String(product.id)]: { ...entry, basedOn: basisOf(product) } });
}
