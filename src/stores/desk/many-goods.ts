import { atom, computed } from 'nanostores';
import { type DeskProduct, MAX_CHANGES } from '../../../contract/desk-goods.ts';
import { sameId } from '../../../contract/id.ts';
import type { Paise } from '../../../contract/money.ts';
import { readCount, readMoney } from '../../../contract/typed-money.ts';
import { count } from '../../format/count.ts';
import { idle, type RequestState } from '../lib/request.ts';
import { type Change, changeGoods, newerIn, type To, toastWithUndo } from './change-goods.ts';
import { $goods } from './goods.ts';
import { goodsErrors } from './save-goods.ts';

/** What can be done with many products at once. */
export type ManyAction = 'dearer' | 'cheaper' | 'stock' | 'sold-out' | 'on-sale' | 'stop' | 'sell';

interface Many {
  readonly action: ManyAction;
  /** By how much, or how many, as it was typed. */
  readonly amount: string;
  readonly unit: 'percent' | 'rupees';
  /** Until when it is sold out; null for until somebody says otherwise. */
  readonly until: string | null;
}

/** Which are chosen, whatever the list shows meanwhile; null while nothing is being chosen. */
export const $chosen = atom<readonly DeskProduct[] | null>(null);
export const $many = atom<Many>({ action: 'dearer', amount: '', unit: 'percent', until: null });
export const $manySaving = atom<RequestState>(idle);
/** Why the last one was refused. */
export const $manyError = atom<string | undefined>();

export function setChosen(chosen: readonly DeskProduct[] | null): void {
  $chosen.set(chosen?.slice(0, MAX_CHANGES) ?? null);
  $manyError.set(undefined);
}

export const choose = (product: DeskProduct, isChosen: boolean): void => {
  const others = ($chosen.get() ?? []).filter(({ id }) => !sameId(id, product.id));
  setChosen(isChosen ? [...others, product] : others);
};

/** Chooses what the list shows too, as far as so many may be changed at once. */
export function chooseAll(): void {
  const chosen = $chosen.get() ?? [];
  const more = $goods.get().data.filter(({ id }) => !chosen.some((product) => sameId(product.id, id)));
  setChosen([...chosen, ...more]);
}

const RUPEE: Paise = 100;
const toRupee = (paise: number): Paise => Math.max(RUPEE, Math.round(paise / RUPEE) * RUPEE);

const isOfPrice = (action: ManyAction): boolean => action === 'dearer' || action === 'cheaper';

/** A percentage is read as an amount is: in hundredths of a percent. */
const readAmount = (typed: string) => readMoney(typed.replace('%', ''));

/** Why what was typed is no amount, or no number of units. */
export const manyRefusal = ({ action, amount }: Many): string | undefined => {
  if (amount.trim() === '') return undefined;
  if (isOfPrice(action)) return readAmount(amount).refusal;
  return action === 'stock' && readCount(amount) === undefined
    ? 'Please enter a whole number, such as 1200.'
    : undefined;
};

function priceTo({ price, mrp }: DeskProduct, { action, amount, unit }: Many): To | undefined {
  const by = readAmount(amount).paise ?? 0;
  if (by === 0) return undefined;
  const difference = (unit === 'percent' ? (price * by) / 10_000 : by) * (action === 'dearer' ? 1 : -1);
  const now = toRupee(price + difference);
  if (now === price) return undefined;
  return { price: now, ...(now > mrp && { mrp: now }) };
}

/** What a product would say; undefined when that is what it says. */
export function manyTo(product: DeskProduct, many: Many): To | undefined {
  const { stock, soldOut, active } = product;
  switch (many.action) {
    case 'dearer':
    case 'cheaper':
      return priceTo(product, many);
    case 'stock': {
      const to = readCount(many.amount);
      return to !== undefined && to !== stock ? { stock: to } : undefined;
    }
    case 'sold-out':
      return { soldOut: { until: many.until } };
    case 'on-sale':
      return soldOut ? { soldOut: null } : undefined;
    case 'stop':
      return active ? { active: false } : undefined;
    case 'sell':
      return active ? undefined : { active: true };
  }
}

/** What would change, before it is saved. */
export const $manyChanges = computed([$chosen, $many], (chosen, many): readonly Change[] =>
  (chosen ?? []).flatMap((product) => {
    const to = manyTo(product, many);
    return to ? [{ product, to }] : [];
  }),
);

/** Saves what is shown, all or nothing. */
export async function saveMany(): Promise<boolean> {
  const changes = $manyChanges.get();
  if (changes.length === 0) return false;
  const changed = await changeGoods($manySaving, changes);
  if (!changed) {
    const { reason } = $manySaving.get();
    const newer = newerIn(reason);
    const [first] = newer.length > 0 ? [reason?.message] : Object.values(goodsErrors('', reason));
    // What is shown is what is there now, and saved when it is asked for again.
    setChosen(($chosen.get() ?? []).map((product) => newer.find(({ id }) => sameId(id, product.id)) ?? product));
    $manyError.set(first);
    return false;
  }
  setChosen(null);
  toastWithUndo(`${count(changed.length, 'product')} changed.`, changes, changed);
  return true;
}
