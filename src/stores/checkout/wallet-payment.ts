import { atom, computed } from 'nanostores';
import type { Paise } from '../../../contract/money.ts';
import { getWallet, type Wallet } from '../../../contract/wallet.ts';
import { ask } from '../../api/http.ts';
import { $cartLines, type CartLinesState, emptyCartLines } from '../cart/cart-lines.ts';
import { $coupon } from '../cart/coupon.ts';
import { $deliveryCharge } from '../cart/delivery-charge.ts';
import { askOptional } from '../lib/optional-call.ts';
import { idle, type Loaded, track } from '../lib/request.ts';
import { bindToCustomer } from '../session/customer-store.ts';

export type CartState = CartLinesState & { deliveryAmount: Paise; couponAmount: Paise };

export const emptyCart: CartState = { ...emptyCartLines, deliveryAmount: 0, couponAmount: 0 };

/** The cart slice of section 3: the lines with what delivery costs and the coupon takes off. */
export const $cart = computed([$cartLines, $deliveryCharge, $coupon], (lines, charge, coupon): CartState => ({
  ...lines,
  deliveryAmount: charge.data.deliveryAmount,
  couponAmount: coupon.error ? 0 : (coupon.data?.couponAmount ?? 0),
}));

/** What the customer pays, never less than nothing. */
export const toPay = ({ totalPrice, deliveryAmount, couponAmount }: CartState): Paise =>
  Math.max(0, totalPrice + deliveryAmount - couponAmount);

const noWallet: Loaded<Wallet> = { ...idle, data: { balance: 0 } };
const $wallet = atom(noWallet);

/** Whether the shopper wants the wallet to pay. */
const $useWallet = atom(false);
export const useWallet = (use: boolean): void => $useWallet.set(use);

/** What the wallet can pay of this order, whether it does, and what is left to pay then; `reason` where nobody knows what is in it. */
export const $walletPayment = computed([$wallet, $useWallet, $cart], ({ data, reason }, chosen, cart) => {
  const due = toPay(cart);
  const offered = Math.min(data.balance, due);
  const isUsed = chosen && offered > 0;
  return {
    offered,
    balance: data.balance,
    isUsed,
    toPay: isUsed ? due - offered : due,
    /** Nothing is left to pay: coupon and wallet pay for all of it. */
    isPaid: cart.cartCount > 0 && due === (isUsed ? offered : 0),
    reason: offered > 0 ? null : reason,
  };
});

/** Reads the balance; a provider without it can't take the wallet for an order. */
export const loadWallet = () =>
  track(
    $wallet,
    () => askOptional('walletPayment', async () => (await ask(getWallet)).data, noWallet.data),
    (data) => ({ data }),
  );
bindToCustomer($wallet, noWallet, loadWallet, () => useWallet(false));
