import { useStore } from '@nanostores/react';
import { Banknote, QrCode } from '../../ui/icons.ts';
import { $checkout, choosePayment } from '../../stores/checkout.ts';
import { OptionRow } from '../../ui/OptionRow.tsx';
import { CheckoutStep } from './CheckoutStep.tsx';
import { PayByQr } from './PayByQr.tsx';

export function PaymentMethod() {
  const { paymentMethod } = useStore($checkout);
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
      {paymentMethod === 'qr' && <PayByQr />}
    </CheckoutStep>
  );
}
