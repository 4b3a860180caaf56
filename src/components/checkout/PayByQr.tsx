import { useStore } from '@nanostores/react';
import { Smartphone } from '../../ui/icons.ts';
import { dayName, slotTime } from '../../format/date.ts';
import { total } from '../../../contract/rupees.ts';
import { upiLink } from '../../format/upi.ts';
import { shop } from '../../shop.ts';
import { $cart, emptyCart, toPay } from '../../stores/cart/cart.ts';
import { $checkout } from '../../stores/checkout/checkout.ts';
import { setPaymentReference } from '../../stores/checkout/payment.ts';
import { $qrCodes } from '../../stores/checkout/qrcode.ts';
import { Field } from '../../ui/Field.tsx';
import { lazyComponent } from '../lib/lazy-component.tsx';
import './pay-by-qr.css';

const UpiCode = lazyComponent({
  name: 'The code',
  load: () => import('./UpiQrCode.tsx'),
  fallback: <span className="upi-code" />,
});

/** Pays outside this page: by a code that carries the amount, or by the shop's picture. The page never says "paid". */
export function PayByQr() {
  const { paymentReference } = useStore($checkout);
  return (
    <div className="pay-by-qr panel">
      {shop.upiId ? <UpiPayment id={shop.upiId} /> : <ShopCode />}
      <Field
        label="Payment reference"
        name="paymentReference"
        hint="The UTR or reference number your UPI app shows after paying. We check it before we deliver."
        autoComplete="off"
        maxLength={40}
        value={paymentReference}
        onChange={(event) => setPaymentReference(event.currentTarget.value)}
      />
    </div>
  );
}

function UpiPayment({ id }: { id: string }) {
  const amount = toPay(useStore($cart, { ssr: () => emptyCart }));
  const { slot } = useStore($checkout);
  const note = slot ? `${shop.name} order for ${dayName(slot.date)}, ${slotTime(slot)}` : `${shop.name} order`;
  const link = upiLink({ id, name: shop.name }, amount, note.replace('–', 'to'));
  return (
    <>
      <figure>
        <UpiCode link={link} label={`UPI QR code for ${total(amount)} to ${id}`} />
        <figcaption>
          <b>{total(amount)}</b> to {id}
        </figcaption>
      </figure>
      <a className="btn btn-outline btn-primary" href={link}>
        <Smartphone aria-hidden />
        Open a UPI app on this phone
      </a>
      <details>
        <summary>Scan the shop’s own code instead</summary>
        <ShopCode />
      </details>
    </>
  );
}

/** The picture the provider gives; the amount is typed in the UPI app. */
function ShopCode() {
  const { data, status, reason } = useStore($qrCodes);
  const amount = toPay(useStore($cart, { ssr: () => emptyCart }));
  const [code] = data;
  if (code)
    return (
      <figure>
        <img src={code.image} width="220" height="220" alt={`Payment QR code of ${code.name}`} />
        <figcaption>
          {code.name}: please enter <b>{total(amount)}</b>
        </figcaption>
      </figure>
    );
  if (reason) return <p role="alert">{reason.message}</p>;
  return (
    <p className="muted">
      {status === 'Fullfilled'
        ? 'There is no payment QR code at the moment. Please pay in cash.'
        : 'Loading the QR code…'}
    </p>
  );
}
