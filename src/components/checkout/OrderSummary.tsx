import { useStore } from '@nanostores/react';
import { addressLine } from '../../format/address.ts';
import { dayName, slotTime } from '../../format/date.ts';
import { saving } from '../../format/discount.ts';
import { rupees, total } from '../../../contract/rupees.ts';
import { paths } from '../../paths.ts';
import { $auth, loggedOut } from '../../stores/session/auth.ts';
import { $cart, emptyCart, toPay } from '../../stores/cart/cart.ts';
import { $checkout, goToMissing, type Step, submitOrder } from '../../stores/checkout/checkout.ts';
import { $unsupported } from '../../stores/lib/optional-call.ts';
import { $submission } from '../../stores/checkout/submit-order.ts';
import { Amounts } from '../../ui/Amounts.tsx';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { FieldError } from '../../ui/FieldError.tsx';
import { useDockedHeight } from '../lib/use-docked-height.ts';
import { Coupon } from '../cart/Coupon.tsx';

/** What "Place order" still waits for. */
const MISSING: Record<NonNullable<Step>, string> = {
  cart: 'Your cart is empty',
  stock: 'Next: take out what ran out',
  undeliverable: 'Next: take out what can’t be delivered',
  minimum: 'Next: reach the least order',
  address: 'Next: choose or add an address',
  slot: 'Next: choose a delivery slot',
  payment: 'Next: enter the payment reference',
};

export function OrderSummary() {
  const cart = useStore($cart, { ssr: () => emptyCart });
  const { token } = useStore($auth, { ssr: () => loggedOut });
  const { missing, checking, address, slot } = useStore($checkout);
  const unsupported = useStore($unsupported);
  const placing = useStore($submission);
  const bar = useDockedHeight<HTMLDivElement>();
  const saved = cart.cartList.reduce(
    (sum, { product, quantity }) => sum + saving(product) * quantity,
    cart.couponAmount,
  );
  const mrp = cart.totalPrice + saved - cart.couponAmount;

  const order = () => (missing ? goToMissing(missing) : void submitOrder());

  return (
    <aside className="card card-border bg-surface p-4 lg:sticky lg:top-6 lg:p-6" aria-labelledby="summary">
      <h2 id="summary" className="mb-3.5 text-2xl/tight lg:text-[1.5rem]">
        Summary
      </h2>
      {!unsupported.includes('coupons') && <Coupon />}
      <Amounts of="cart" {...cart} mrp={mrp} toPay={toPay(cart)} />
      {saved > 0 && <p className="text-sm font-semibold text-success">You save {rupees(saved)} on this order</p>}
      <div
        className="mt-4 grid gap-3 docked:fixed docked:inset-x-0 docked:bottom-[calc(var(--bar)+env(safe-area-inset-bottom))] docked:z-19 docked:mt-0 docked:grid-cols-[auto_1fr] docked:items-center docked:gap-x-4 docked:gap-y-0 docked:bg-surface docked:px-4 docked:py-2.5 docked:shadow-[0_-1px_0_var(--color-base-300),0_3rem_0_var(--color-surface)] docked:transition-[translate] docked:duration-180 docked:ease-out docked:bar-away:translate-y-(--bar)"
        ref={bar}
        data-place-order
      >
        <p className="hidden leading-tight *:block docked:block" aria-hidden="true">
          <small className="text-meta text-muted">To pay</small>
          <b className="text-xl/tight">{total(toPay(cart))}</b>
        </p>
        {token ? (
          <BusyButton
            type="button"
            className="btn btn-wrap btn-primary"
            aria-describedby="place-order-state"
            busy={placing.loading || checking}
            onClick={order}
          >
            {placing.loading ? 'Placing your order…' : 'Place order'}
          </BusyButton>
        ) : (
          <a className="btn btn-wrap btn-primary" href={paths.login(paths.cart)}>
            Log in to order
          </a>
        )}
        <p id="place-order-state" className="text-meta text-muted docked:col-span-full">
          {checking
            ? 'Checking what you chose…'
            : missing && token
              ? MISSING[missing]
              : address &&
                `${slot ? `${dayName(slot.date)}, ${slotTime(slot)} · ` : ''}${address.label ?? addressLine(address)}`}
        </p>
      </div>
      {placing.reason && <FieldError>{placing.reason.message}</FieldError>}
    </aside>
  );
}
