import { useStore } from '@nanostores/react';
import { total } from '../../../contract/rupees.ts';
import { addressLine } from '../../format/address.ts';
import { dayName, slotTime } from '../../format/date.ts';
import { t } from '../../i18n/t.ts';
import { paths } from '../../paths.ts';
import { $cart, emptyCart } from '../../stores/cart/cart.ts';
import { $checkout, goToMissing, submitOrder } from '../../stores/checkout/checkout.ts';
import {
  $submission,
  $unsettledOrder,
  dropPendingOrder,
  resolvePendingOrder,
} from '../../stores/checkout/submit-order.ts';
import { $walletPayment } from '../../stores/checkout/wallet-payment.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** An order that was sent and has no answer: whether it has arrived, and if not, whether it is still wanted. */
export function UnsettledOrder() {
  const unsettled = useStore($unsettledOrder, { ssr: 'initial' });
  const { cartCount } = useStore($cart, { ssr: () => emptyCart });
  if (!unsettled) return null;
  const { state, toPay } = unsettled;
  if (state === 'looking')
    return (
      <p className="mb-4 text-muted" role="status">
        {t('Your order was on its way when this page was left. One moment…')}
      </p>
    );
  if (state === 'lost') return cartCount > 0 ? <Question amount={total(toPay)} /> : null;
  return (
    <div className="mb-4">
      <Notice
        action={
          <>
            <button
              type="button"
              className="btn btn-outline btn-primary btn-sm"
              onClick={() => void resolvePendingOrder()}
            >
              {t('Look again')}
            </button>
            <a className="link" href={paths.dashboard('order')}>
              {t('Your orders')}
            </a>
          </>
        }
      >
        {t('We could not find out whether your order of {amount} has arrived.', { amount: total(toPay) })}
      </Notice>
    </div>
  );
}

/** Asks with what would be ordered now, which may differ from what was sent. */
function Question({ amount }: { amount: string }) {
  const { cartList } = useStore($cart);
  const { address, slot, paymentMethod, missing, checking } = useStore($checkout);
  const { toPay, isPaid } = useStore($walletPayment);
  const { loading } = useStore($submission);
  const paidBy = isPaid ? t('Wallet') : paymentMethod === 'qr' ? t('Pay by QR') : t('Cash on delivery');
  return (
    <section className="card mb-6 gap-3 card-border bg-surface p-4" aria-labelledby="unsettled">
      <h2 id="unsettled" className="text-xl/tight" role="status">
        {t('Your order of {amount} did not go through. Order it now?', { amount })}
      </h2>
      <ul>
        {cartList.map(({ product, quantity }) => (
          <li key={product.id} className="flex justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">
              {quantity} × {product.name} {product.packSize}
            </span>
            <span>{total(product.price * quantity)}</span>
          </li>
        ))}
      </ul>
      <p className="wrap-anywhere text-muted">
        {address && `${address.label ? `${address.label}, ` : ''}${addressLine(address)}`}
        {slot && ` · ${dayName(slot.date)}, ${slotTime(slot)}`} · {paidBy}
      </p>
      <p className="flex justify-between gap-4">
        <b>{t('To pay')}</b> <b>{total(toPay)}</b>
      </p>
      <p className="flex flex-wrap gap-2.5">
        <BusyButton
          type="button"
          className="btn btn-primary"
          busy={loading || checking}
          onClick={() => (missing ? goToMissing(missing) : void submitOrder())}
        >
          {t('Order now')}
        </BusyButton>
        <button type="button" className="btn btn-outline btn-primary" onClick={dropPendingOrder}>
          {t('Not now')}
        </button>
      </p>
    </section>
  );
}
