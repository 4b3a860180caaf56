import { useStore } from '@nanostores/react';
import { Banknote, QrCode } from '../../ui/icons.ts';
import { $payment, choosePayment } from '../../stores/checkout/payment.ts';
import { Notice } from '../../ui/Notice.tsx';
import { OptionRow } from '../../ui/OptionRow.tsx';
import { CheckoutStep } from './CheckoutStep.tsx';
import { PayByQr } from './PayByQr.tsx';

export function PaymentMethod() {
  const { paymentMethod, isQr, isLost } = useStore($payment);
  return (
    <CheckoutStep step="payment" number={3} title="Payment method">
      {isLost && (
        <Notice>
          <b>Pay by QR is not possible at the moment.</b> Cash on delivery is chosen instead.
        </Notice>
      )}
      <div className="options">
        <OptionRow name="payment" checked={paymentMethod === 'cash'} onChange={() => choosePayment('cash')}>
          <span className="option-text">
            <b>Cash on delivery</b>
            <small className="muted">Keep change handy</small>
          </span>
          <Banknote aria-hidden />
        </OptionRow>
        <OptionRow
          name="payment"
          checked={paymentMethod === 'qr'}
          disabled={!isQr}
          onChange={() => choosePayment('qr')}
        >
          <span className="option-text">
            <b>Pay by QR</b>
            <small className="muted">{isQr ? 'Any UPI app' : 'Not at the moment'}</small>
          </span>
          <QrCode aria-hidden />
        </OptionRow>
      </div>
      {paymentMethod === 'qr' && <PayByQr />}
    </CheckoutStep>
  );
}
