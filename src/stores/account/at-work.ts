import { computed } from 'nanostores';
import { $pincode } from '../delivery/pincode.ts';
import { followFirstAddress } from '../delivery/preselect-pincode.ts';
import { $toasts } from '../lib/toast.ts';
import { $auth } from '../session/auth.ts';
import { serveProductElements } from '../wishlist/product-elements.ts';

/** What a page shows of its customer besides cart and wishlist, which tell by themselves. */
export interface Customer {
  /** Null after logout. */
  readonly name: string | null;
  readonly pincode: string | null;
}

/**
 * Does what a customer needs on every page, whether or not an island of it ever wakes: asks who is logged in, renews the token, reads
 * cart and wishlist, has the first address choose the pincode, and follows what other tabs do.
 * @param show told now and at each change
 * @param wake told once there is a message to show
 */
export function atWork(show: (customer: Customer) => void, wake: () => void): void {
  serveProductElements();
  followFirstAddress();
  $toasts.subscribe((toasts) => toasts.length > 0 && wake());
  computed([$auth, $pincode], ({ data }, pincode): Customer => ({
    name: data?.name ?? null,
    pincode: pincode?.label ?? null,
  })).subscribe(show);
}
