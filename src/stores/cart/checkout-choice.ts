import { computed } from 'nanostores';
import * as v from 'valibot';
import { Id, sameId } from '../../../contract/id.ts';
import { PaymentMethod } from '../../../contract/payment.ts';
import { Slot } from '../../../contract/slot.ts';
import { config } from '../../config.ts';
import { $auth } from '../session/auth.ts';
import { persistentStore } from '../lib/persistent-store.ts';

/** What the shopper has chosen on the way to the order. What became of it is asked anew wherever it is shown. */
const Choice = v.object({
  /** Whose it is; null for whoever is not logged in, who takes it along when logging in. */
  owner: v.nullable(Id),
  addressId: v.nullable(Id),
  slot: v.nullable(Slot),
  paymentMethod: PaymentMethod,
  paymentReference: v.string(),
  /** The coupon that was applied. */
  couponCode: v.nullable(v.string()),
});
export type Choice = v.InferOutput<typeof Choice>;

export const noChoice: Choice = {
  owner: null,
  addressId: null,
  slot: null,
  paymentMethod: 'cash',
  paymentReference: '',
  couponCode: null,
};

/** An entry of its own, which a log out removes: `root` holds who is logged in and the pincode, and nothing else. */
const $kept = persistentStore(config.checkoutKey, Choice, noChoice);

/** The choice of whoever is there now: nobody sees another customer's. */
export const $choice = computed([$kept, $auth], (kept, { data }) =>
  kept.owner === null || sameId(kept.owner, data?.id) ? kept : noChoice,
);

export const keepChoice = (change: Partial<Omit<Choice, 'owner'>>): void =>
  $kept.set({ ...$choice.get(), ...change, owner: $auth.get().data?.id ?? null });

/** The order is placed: the next one is chosen for anew. */
export const resetChoice = (): void => $kept.set(noChoice);
