import { computed } from 'nanostores';
import * as v from 'valibot';
import { Id, sameId } from '../../../contract/id.ts';
import { DeliveryInstruction } from '../../../contract/delivery-instructions.ts';
import { PaymentMethod } from '../../../contract/payment.ts';
import { Slot } from '../../../contract/slot.ts';
import { config } from '../../config.ts';
import { $auth } from '../session/auth.ts';
import { persistentStore } from '../lib/persistent-store.ts';

/** What the rider is to do at the door of an address, for this order alone. */
const DoorChange = v.object({
  addressId: Id,
  deliveryInstructions: v.array(DeliveryInstruction),
  deliveryNote: v.string(),
});
export type DoorChange = v.InferOutput<typeof DoorChange>;

/** What the shopper has chosen on the way to the order. What became of it is asked anew wherever it is shown. */
const CheckoutState = v.object({
  /** The owner's id; null for a guest, whose choice moves to the account at log in. */
  owner: v.nullable(Id),
  addressId: v.nullable(Id),
  slot: v.nullable(Slot),
  paymentMethod: PaymentMethod,
  paymentReference: v.string(),
  /** The coupon that was applied. */
  couponCode: v.nullable(v.string()),
  doorChange: v.optional(v.nullable(DoorChange), null),
});
export type CheckoutState = v.InferOutput<typeof CheckoutState>;

export const emptyCheckoutState: CheckoutState = {
  owner: null,
  addressId: null,
  slot: null,
  paymentMethod: 'cash',
  paymentReference: '',
  couponCode: null,
  doorChange: null,
};

/** An entry of its own, which a log out removes: `root` holds who is logged in and the pincode, and nothing else. */
const $saved = persistentStore(config.checkoutKey, CheckoutState, emptyCheckoutState);

/** The state of the current customer; another customer's is not shown. */
export const $checkoutState = computed([$saved, $auth], (saved, { data }) =>
  saved.owner === null || sameId(saved.owner, data?.id) ? saved : emptyCheckoutState,
);

export const saveCheckoutState = (change: Partial<Omit<CheckoutState, 'owner'>>): void =>
  $saved.set({ ...$checkoutState.get(), ...change, owner: $auth.get().data?.id ?? null });

/** The order is placed: the next one is chosen for anew. */
export const resetCheckoutState = (): void => $saved.set(emptyCheckoutState);
