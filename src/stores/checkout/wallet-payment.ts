import { atom, computed } from 'nanostores';
import { getWallet, type Wallet } from '../../../contract/wallet.ts';
import { ask } from '../../api/http.ts';
import { $cart, toPay } from '../cart/cart.ts';
import { askOptional } from '../lib/optional-call.ts';
import { idle, type Loaded, track } from '../lib/request.ts';
import { bindToCustomer } from '../session/customer-store.ts';

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
