import { useStore } from '@nanostores/react';
import { addressLine } from '../../format/address.ts';
import { plural, t } from '../../i18n/t.ts';
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
    dearer.length > 0 && plural(dearer.length, '{count} price went up', '{count} prices went up'),
    cheaper.length > 0 && plural(cheaper.length, '{count} price went down', '{count} prices went down'),
    short.length > 0 &&
      plural(short.length, '{count} item is fewer than you want', '{count} items are fewer than you want'),
    gone.length > 0 && plural(gone.length, '{count} item ran out', '{count} items ran out'),
  ].filter(Boolean);
  if (prices.length === 0 && undeliverable.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-2.5 not-first:mt-2.5">
      {prices.length > 0 && (
        <Notice
          action={gone.length > 0 && <Remove onClick={() => removeLines(gone)}>{t('Remove what ran out')}</Remove>}
        >
          <b>{t('Since you filled this basket:')}</b> {t('{list}.', { list: prices.join(', ') })}
        </Notice>
      )}
      {undeliverable.length > 0 && (
        <Notice action={<Remove onClick={() => removeLines(undeliverable)}>{t('Remove them')}</Remove>}>
          <b>{t('Not delivered to {place}:', { place: pincode?.label ?? t('this pincode') })}</b>{' '}
          {t('{list}.', { list: undeliverable.map(({ product }) => product.name).join(', ') })}
          {reachable && (
            <>
              {' '}
              {t('All of it can go to {address}, {pincode}.', {
                address: reachable.label ?? addressLine(reachable),
                pincode: reachable.pincode?.pincode ?? '',
              })}{' '}
              <button type="button" className="link" onClick={() => chooseAddress(reachable.id)}>
                {t('Deliver there')}
              </button>
            </>
          )}
        </Notice>
      )}
    </div>
  );
}

const Remove = ({ children, onClick }: { children: string; onClick: () => void }) => (
  <button type="button" className="link" onClick={onClick}>
    {children}
  </button>
);
