import { useStore } from '@nanostores/react';
import { addressLine } from '../../format/address.ts';
import { dayName, slotTime } from '../../format/date.ts';
import { saving } from '../../format/discount.ts';
import { rupees, total } from '../../../contract/rupees.ts';
import { paths } from '../../paths.ts';
import { $auth, loggedOut } from '../../stores/session/auth.ts';
import { $cart, emptyCart, toPay } from '../../stores/cart/cart.ts';
import { $checkout, goToMissing, type Step, submitOrder } from '../../stores/checkout/checkout.ts';
import { $submission } from '../../stores/checkout/submit-order.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { FieldError } from '../../ui/FieldError.tsx';
import { useDockedHeight } from '../lib/use-docked-height.ts';
import { Coupon } from '../cart/Coupon.tsx';
import '../../ui/amounts.css';

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
  const placing = useStore($submission);
  const bar = useDockedHeight<HTMLDivElement>();
  const saved = cart.cartList.reduce(
    (sum, { product, quantity }) => sum + saving(product) * quantity,
    cart.couponAmount,
  );
  const mrp = cart.totalPrice + saved - cart.couponAmount;

  const order = () => (missing ? goToMissing(missing) : void submitOrder());

  return (
    <aside className="summary panel" aria-labelledby="summary">
      <h2 id="summary">Summary</h2>
      <Coupon />
      <dl className="amounts">
        <div>
          <dt>Item total</dt>
          <dd>
            {mrp > cart.totalPrice && <s className="muted">{total(mrp)}</s>} {total(cart.totalPrice)}
          </dd>
        </div>
        <div>
          <dt>Delivery charge</dt>
          <dd>{total(cart.deliveryAmount)}</dd>
        </div>
        {cart.couponAmount > 0 && (
          <div className="saving">
            <dt>Coupon discount</dt>
            <dd>−{total(cart.couponAmount)}</dd>
          </div>
        )}
        <div className="to-pay">
          <dt>To pay</dt>
          <dd>{total(toPay(cart))}</dd>
        </div>
      </dl>
      {saved > 0 && <p className="saving">You save {rupees(saved)} on this order</p>}
      <div className="place-order" ref={bar}>
        <p className="place-order-total" aria-hidden="true">
          <small className="muted">To pay</small>
          <b>{total(toPay(cart))}</b>
        </p>
        {token ? (
          <BusyButton
            type="button"
            className="btn btn-primary"
            aria-describedby="place-order-state"
            busy={placing.loading || checking}
            onClick={order}
          >
            {placing.loading ? 'Placing your order…' : 'Place order'}
          </BusyButton>
        ) : (
          <a className="btn btn-primary" href={paths.login(paths.cart)}>
            Log in to order
          </a>
        )}
        <p id="place-order-state" className="muted">
          {checking
            ? 'Checking what you chose…'
            : missing && token
              ? MISSING[missing]
              : slot &&
                address &&
                `${dayName(slot.date)}, ${slotTime(slot)} · ${address.label ?? addressLine(address)}`}
        </p>
      </div>
      {placing.reason && <FieldError>{placing.reason.message}</FieldError>}
    </aside>
  );
}
