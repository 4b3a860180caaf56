import { atom, onMount } from 'nanostores';
import * as v from 'valibot';
import { isRefusedWith } from '../../api/errors.ts';
import { sessionEntry } from './session-entry.ts';

/** What a shop can do without: pages leave out what it is for. */
const OptionalCall = v.picklist([
  'slots',
  'coupons',
  'wallet',
  'walletPayment',
  'kyc',
  'sessions',
  'qr',
  'prices',
  'boughtWith',
  'orderEvents',
  'push',
  'shopping-list',
  'suggested-lines',
]);
export type OptionalCall = v.InferOutput<typeof OptionalCall>;

const entry = sessionEntry<readonly OptionalCall[]>('unsupported', v.array(OptionalCall), []);

/** What this shop's provider has not, as far as it was asked; remembered for the visit. */
export const $unsupported = atom<readonly OptionalCall[]>([]);
onMount($unsupported, () => {
  if (typeof document !== 'undefined') $unsupported.set(entry.read());
});

/** Statuses of a provider that has no such call, or not for this customer. */
const NOT_THERE = [403, 404, 405, 501];

/** Makes a call that a provider may not have, and returns `without` where it has not; it is not asked again then. */
export async function askOptional<T>(name: OptionalCall, ask: () => Promise<T>, without: T): Promise<T> {
  if (entry.read().includes(name)) return without;
  try {
    return await ask();
  } catch (error) {
    if (!isRefusedWith(error, ...NOT_THERE)) throw error;
    // Written first: a store that nobody listens to reads what is stored when it is asked for its value.
    const unsupported = [...entry.read(), name];
    entry.write(unsupported);
    $unsupported.set(unsupported);
    return without;
  }
}
