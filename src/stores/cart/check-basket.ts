import { t } from '../../i18n/t.ts';
import { paths } from '../../paths.ts';
import { navigation } from '../lib/navigation.ts';
import { toast } from '../lib/toast.ts';
import { $token } from '../session/auth.ts';
import { $customerCart, loadCustomerCart } from './customer-cart.ts';
import { $guestCart } from './guest-cart.ts';
import { revalidateGuestCart } from './revalidate-guest-cart.ts';

/** Looks at the whole basket again, and names what can't be brought to this pincode. */
export async function checkBasket(pincode: string): Promise<void> {
  await ($token.get() ? loadCustomerCart() : revalidateGuestCart());
  const lines = $token.get() ? $customerCart.get().data.data : $guestCart.get();
  const off = lines.filter(({ deliverable }) => deliverable === false).map(({ product }) => product.name);
  if (off.length === 0) return;
  const message =
    off.length === lines.length
      ? t('Nothing in your cart can be delivered to {pincode}.', { pincode })
      : t('Not everything in your cart can be delivered to {pincode}. {names} can’t.', {
          pincode,
          names: off.join(', '),
        });
  const here = navigation.here().startsWith(paths.cart);
  toast(message, {
    tone: 'error',
    ...(!here && { action: { label: t('See cart'), run: () => navigation.go(paths.cart) } }),
  });
}
