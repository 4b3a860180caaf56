import { useStore } from '@nanostores/react';
import { Banknote, QrCode } from '../../ui/icons.ts';
import { $payment, choosePayment } from '../../stores/checkout/payment.ts';
import { Notice } from '../../ui/Notice.tsx';
import { OptionHint, OptionRow, OptionText } from '../../ui/OptionRow.tsx';
import { CheckoutStep } from './CheckoutStep.tsx';
import { PayByQr } from './PayByQr.tsx';

export function PaymentMethod({ number }: { number: number }) {
  const { paymentMethod, isQr, isLost } = useStore($payment);
  return (
    <CheckoutStep step="payment" number={number} title="Payment method">
      {isLost && (
        <div className="mb-3">
          <Notice>
            <b>Pay by QR is not possible at the moment.</b> Cash on delivery is chosen instead.
          </Notice>
        </div>
      )}
      <div className="grid gap-2.5 md:grid-cols-2">
        <OptionRow name="payment" checked={paymentMethod === 'cash'} onChange={() => choosePayment('cash')}>
          <OptionText name="Cash on delivery">
            <OptionHint>Keep change handy</OptionHint>
          </OptionText>
          <Banknote aria-hidden />
        </OptionRow>
        <OptionRow
          name="payment"
          checked={paymentMethod === 'qr'}
          disabled={!isQr}
          onChange={() => choosePayment('qr')}
        >
          <OptionText name="Pay by QR">
            <OptionHint>{isQr ? 'Any UPI app' : 'Not at the moment'}</OptionHint>
          </OptionText>
          <QrCode aria-hidden />
        </OptionRow>
      </div>
      {paymentMethod === 'qr' && <PayByQr />}
    </CheckoutStep>
  );
}
