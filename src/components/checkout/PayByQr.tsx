import { useStore } from '@nanostores/react';
import { Smartphone } from '../../ui/icons.ts';
import { dayName, slotTime } from '../../format/date.ts';
import { total } from '../../../contract/rupees.ts';
import { upiLink } from '../../format/upi.ts';
import { shop } from '../../shop.ts';
import { $cart, emptyCart, toPay } from '../../stores/cart/cart.ts';
import { $checkout } from '../../stores/checkout/checkout.ts';
import { setPaymentReference } from '../../stores/checkout/payment.ts';
import { $qrCodes, loadQrCodes } from '../../stores/checkout/qrcode.ts';
import { codeClass } from '../../ui/code-class.ts';
import { Field } from '../../ui/Field.tsx';
import { lazyComponent } from '../lib/lazy-component.tsx';
import { LoadError } from '../lib/LoadError.tsx';
import { Collapse } from '../../ui/Collapse.tsx';

const UpiCode = lazyComponent({
  name: 'The code',
  load: () => import('./UpiQrCode.tsx'),
  fallback: <span className={codeClass} />,
});

/** Pays outside this page: by a code that carries the amount, or by the shop's picture. The page never says "paid". */
export function PayByQr() {
  const { paymentReference } = useStore($checkout);
  return (
    <div className="card mt-3 grid grid-cols-1 gap-4 card-border bg-surface p-4 wrap-anywhere">
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
      <figure className="block text-center">
        <UpiCode link={link} label={`UPI QR code for ${total(amount)} to ${id}`} />
        <figcaption>
          <b>{total(amount)}</b> to {id}
        </figcaption>
      </figure>
      {/* The code is scanned from a wide screen; only a phone can open an app. */}
      <a className="btn btn-wrap btn-outline btn-primary lg:hidden" href={link}>
        <Smartphone aria-hidden />
        Open a UPI app on this phone
      </a>
      <Collapse className="text-name" title="Scan the shop’s own code instead">
        <ShopCode />
      </Collapse>
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
      <figure className="block text-center">
        <img
          className={`p-2 ${codeClass}`}
          src={code.image}
          width="220"
          height="220"
          alt={`Payment QR code of ${code.name}`}
        />
        <figcaption>
          {code.name}: please enter <b>{total(amount)}</b>
        </figcaption>
      </figure>
    );
  if (reason) return <LoadError message={reason.message} onRetry={loadQrCodes} />;
  return (
    <p className="text-muted">
      {status === 'Fullfilled'
        ? 'There is no payment QR code at the moment. Please pay in cash.'
        : 'Loading the QR code…'}
    </p>
  );
}
