import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { addressLine } from '../../format/address.ts';
import { dayName, slotTime } from '../../format/date.ts';
import { saving } from '../../format/discount.ts';
import { rupees, total } from '../../../contract/rupees.ts';
import { msg } from '../../../contract/msg.ts';
import { t } from '../../i18n/t.ts';
import { paths } from '../../paths.ts';
import { $auth, loggedOut } from '../../stores/session/auth.ts';
import { $cart, emptyCart } from '../../stores/cart/cart.ts';
import { $deliveryCharge, unknownCharge } from '../../stores/cart/delivery-charge.ts';
import { $checkout, goToMissing, type Step, submitOrder } from '../../stores/checkout/checkout.ts';
import { $unsupported } from '../../stores/lib/optional-call.ts';
import { $walletPayment } from '../../stores/checkout/wallet-payment.ts';
import { toast } from '../../stores/lib/toast.ts';
import { $orderDifferences, $submission } from '../../stores/checkout/submit-order.ts';
import { Amounts } from '../../ui/Amounts.tsx';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { onPlainClick } from '../../ui/plain-click.ts';
import { lazyComponent } from '../lib/lazy-component.tsx';
import { FormError } from '../../ui/FieldError.tsx';
import { useDockedHeight } from '../lib/use-docked-height.ts';
import { Coupon } from '../cart/Coupon.tsx';

// Most who order are logged in.
const loadLogIn = async () => ({ default: (await import('../session/LogInDialog.tsx')).LogInDialog });
const LogInDialog = lazyComponent({ name: msg('Log in'), load: loadLogIn });

/** What "Place order" still waits for. */
const MISSING = {
  cart: msg('Your cart is empty'),
  stock: msg('Next: take out what ran out'),
  undeliverable: msg('Next: take out what can’t be delivered'),
  minimum: msg('Next: reach the least order'),
  address: msg('Next: choose or add an address'),
  slot: msg('Next: choose a delivery slot'),
  payment: msg('Next: enter the payment reference'),
} as const satisfies Record<NonNullable<Step>, string>;

export function OrderSummary() {
  const cart = useStore($cart, { ssr: () => emptyCart });
  const isChargeKnown = useStore($deliveryCharge).data !== unknownCharge;
  const { token } = useStore($auth, { ssr: () => loggedOut });
  const { missing, checking, address, slot } = useStore($checkout);
  const unsupported = useStore($unsupported);
  const { isUsed, offered, toPay } = useStore($walletPayment);
  const placing = useStore($submission);
  const differences = useStore($orderDifferences);
  const [loggingIn, setLoggingIn] = useState(false);
  const bar = useDockedHeight<HTMLDivElement>();
  const saved = cart.cartList.reduce(
    (sum, { product, quantity }) => sum + saving(product) * quantity,
    cart.couponAmount,
  );
  const mrp = cart.totalPrice + saved - cart.couponAmount;

  // The link is a button now, and the focus goes with it.
  const goOn = () => {
    flushSync(() => setLoggingIn(false));
    bar.current?.querySelector('button')?.focus();
    toast(t('You are logged in.'));
  };
  const order = () => (missing ? goToMissing(missing) : void submitOrder());

  return (
    <aside className="card card-border bg-surface p-4 lg:sticky lg:top-6 lg:p-6" aria-labelledby="summary">
      <h2 id="summary" className="mb-3.5 text-2xl/tight lg:text-[1.5rem]">
        {t('Summary')}
      </h2>
      {!unsupported.includes('coupons') && <Coupon />}
      <Amounts
        of="cart"
        {...cart}
        deliveryAmount={isChargeKnown ? cart.deliveryAmount : null}
        mrp={mrp}
        walletAmount={isUsed ? offered : 0}
        toPay={toPay}
      />
      {saved > 0 && (
        <p className="text-sm font-semibold text-success">
          {t('You save {amount} on this order', { amount: rupees(saved) })}
        </p>
      )}
      <div
        className="mt-4 grid gap-3 docked:fixed docked:inset-x-0 docked:bottom-[calc(var(--bar)+env(safe-area-inset-bottom))] docked:z-19 docked:mt-0 docked:grid-cols-[auto_1fr] docked:items-center docked:gap-x-4 docked:gap-y-0 docked:bg-surface docked:px-4 docked:py-2.5 docked:shadow-[0_-1px_0_var(--color-base-300),0_3rem_0_var(--color-surface)] docked:transition-[translate] docked:duration-180 docked:ease-out docked:bar-away:translate-y-(--bar)"
        ref={bar}
        data-place-order
      >
        <p className="hidden leading-tight *:block docked:block" aria-hidden="true">
          <small className="text-meta text-muted">{t('To pay')}</small>
          <b className="text-xl/tight">{total(toPay)}</b>
        </p>
        {token ? (
          <BusyButton
            type="button"
            className="btn btn-wrap btn-primary"
            aria-describedby="place-order-state"
            busy={placing.loading || checking}
            onClick={order}
          >
            {placing.loading ? t('Placing your order…') : t('Place order')}
          </BusyButton>
        ) : (
          <a
            className="btn btn-wrap btn-primary"
            href={paths.login(paths.cart)}
            aria-haspopup="dialog"
            onPointerDown={() => void loadLogIn().catch(() => {})}
            onClick={onPlainClick(() => setLoggingIn(true))}
          >
            {t('Log in to order')}
          </a>
        )}
        <p id="place-order-state" className="text-meta text-muted docked:col-span-full">
          {checking
            ? t('Checking what you chose…')
            : missing && token
              ? t(MISSING[missing])
              : address &&
                `${slot ? `${dayName(slot.date)}, ${slotTime(slot)} · ` : ''}${address.label ?? addressLine(address)}`}
        </p>
      </div>
      {loggingIn && <LogInDialog onClose={() => setLoggingIn(false)} onLoggedIn={goOn} />}
      {placing.reason && <FormError message={[placing.reason.message, ...differences].join(' ')} />}
    </aside>
  );
}
