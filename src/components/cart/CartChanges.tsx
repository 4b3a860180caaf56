import { useStore } from '@nanostores/react';
import { addressLine } from '../../format/address.ts';
import { count } from '../../format/count.ts';
import { $cartChanges, removeLines } from '../../stores/cart/cart-changes.ts';
import { chooseAddress } from '../../stores/checkout/checkout.ts';
import { $reachableAddress } from '../../stores/cart/reachable-address.ts';
import { $pincode } from '../../stores/delivery/pincode.ts';
import { Notice } from '../../ui/Notice.tsx';

/** What has changed in the basket since it was filled, said once above it, before anything is paid. */
export function CartChanges() {
  const { dearer, cheaper, gone, short, undeliverable } = useStore($cartChanges);
  const pincode = useStore($pincode, { ssr: () => null });
  const { data: reachable } = useStore($reachableAddress);
  const prices = [
    dearer.length > 0 && `${count(dearer.length, 'price')} went up`,
    cheaper.length > 0 && `${count(cheaper.length, 'price')} went down`,
    short.length > 0 && `${count(short.length, 'item')} ${short.length === 1 ? 'is' : 'are'} fewer than you want`,
    gone.length > 0 && `${count(gone.length, 'item')} ran out`,
  ].filter(Boolean);
  if (prices.length === 0 && undeliverable.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-2.5 not-first:mt-2.5">
      {prices.length > 0 && (
        <Notice action={gone.length > 0 && <RemoveThem onClick={() => removeLines(gone)} what="what ran out" />}>
          <b>Since you filled this basket:</b> {prices.join(', ')}.
        </Notice>
      )}
      {undeliverable.length > 0 && (
        <Notice action={<RemoveThem onClick={() => removeLines(undeliverable)} what="them" />}>
          <b>Not delivered to {pincode?.label ?? 'this pincode'}:</b>{' '}
          {undeliverable.map(({ product }) => product.name).join(', ')}.
          {reachable && (
            <>
              {' '}
              All of it can go to {reachable.label ?? addressLine(reachable)}, {reachable.pincode?.pincode}.{' '}
              <button type="button" className="link" onClick={() => chooseAddress(reachable.id)}>
                Deliver there
              </button>
            </>
          )}
        </Notice>
      )}
    </div>
  );
}

const RemoveThem = ({ what, onClick }: { what: string; onClick: () => void }) => (
  <button type="button" className="link" onClick={onClick}>
    Remove {what}
  </button>
);
