import { useStore } from '@nanostores/react';
import { Banknote, QrCode } from 'lucide-react';
import { $checkout, choosePayment, setPaymentReference } from '../../stores/checkout.ts';
import { $qrCodes } from '../../stores/qrcode.ts';
import { Field } from '../../ui/Field.tsx';
import { OptionRow } from '../../ui/OptionRow.tsx';
import { CheckoutStep } from './CheckoutStep.tsx';

export function PaymentMethod() {
  const { paymentMethod, paymentReference } = useStore($checkout);
  return (
    <CheckoutStep step="payment" number={3} title="Payment method">
      <div className="options">
        <OptionRow name="payment" checked={paymentMethod === 'cash'} onChange={() => choosePayment('cash')}>
          <span className="option-text">
            <b>Cash on delivery</b>
            <small className="muted">Keep change handy</small>
          </span>
          <Banknote aria-hidden />
        </OptionRow>
        <OptionRow name="payment" checked={paymentMethod === 'qr'} onChange={() => choosePayment('qr')}>
          <span className="option-text">
            <b>Pay by QR</b>
            <small className="muted">Any UPI app</small>
          </span>
          <QrCode aria-hidden />
        </OptionRow>
      </div>
      {paymentMethod === 'qr' && (
        <div className="qr-payment panel">
          <PaymentQr />
          <Field
            label="Payment reference"
            name="paymentReference"
            hint="The UTR or reference number your UPI app shows after paying"
            maxLength={40}
            value={paymentReference}
            onChange={(event) => setPaymentReference(event.currentTarget.value)}
          />
        </div>
      )}
    </CheckoutStep>
  );
}

function PaymentQr() {
  const { data, status, reason } = useStore($qrCodes);
  const [code] = data;
  if (code)
    return (
      <figure>
        <img src={code.image} width="220" height="220" alt={`Payment QR code of ${code.name}`} />
        <figcaption>{code.name}</figcaption>
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
