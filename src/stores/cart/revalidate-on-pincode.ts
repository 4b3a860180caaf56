import { type Id, sameId } from '../../../contract/id.ts';
import { paths } from '../../paths.ts';
import { $token } from '../session/auth.ts';
import { $customerCart, loadCustomerCart } from './customer-cart.ts';
import { $guestCart } from './guest-cart.ts';
import { revalidateGuestCart } from './revalidate-guest-cart.ts';
import { $pincode } from '../delivery/pincode.ts';
import { navigation } from '../lib/navigation.ts';
import { toast } from '../lib/toast.ts';

/** Looks at the whole basket again when the pincode changes, and names at once what can't be brought there. */
export function followPincode(): () => void {
  let last: Id | undefined = $pincode.get()?.id;
  return $pincode.listen((pincode) => {
    if (!pincode || sameId(pincode.id, last)) return;
    last = pincode.id;
    void checkBasket(pincode.label);
  });
}

async function checkBasket(pincode: string): Promise<void> {
  await ($token.get() ? loadCustomerCart() : revalidateGuestCart());
  const lines = $token.get() ? $customerCart.get().data.data : $guestCart.get();
  const off = lines.filter(({ deliverable }) => deliverable === false).map(({ product }) => product.name);
  if (off.length === 0) return;
  const what = off.length === lines.length ? 'Nothing in your cart' : `Not everything in your cart`;
  const names = off.length === lines.length ? '' : ` ${off.join(', ')} can’t.`;
  const here = navigation.here().startsWith(paths.cart);
  toast(`${what} can be delivered to ${pincode}.${names}`, {
    tone: 'error',
    ...(!here && { action: { label: 'See cart', run: () => navigation.go(paths.cart) } }),
  });
}
