import { useStore } from '@nanostores/react';
import { t } from '../../i18n/t.ts';
import { Banknote, QrCode } from '../../ui/icons.ts';
import { $payment, choosePayment } from '../../stores/checkout/payment.ts';
import { $walletPayment } from '../../stores/checkout/wallet-payment.ts';
import { Notice } from '../../ui/Notice.tsx';
import { OptionHint, OptionRow, OptionText } from '../../ui/OptionRow.tsx';
import { CheckoutStep } from './CheckoutStep.tsx';
import { PayByQr } from './PayByQr.tsx';
import { WalletPayment } from './WalletPayment.tsx';

export function PaymentMethod({ number }: { number: number }) {
  const { isPaid, isUsed } = useStore($walletPayment);
  return (
    <CheckoutStep step="payment" number={number} title={t('Payment method')}>
      <WalletPayment />
      {!isPaid ? <Methods /> : !isUsed && <p>{t('Nothing to pay')}</p>}
    </CheckoutStep>
  );
}

/** How what the wallet does not pay is paid. */
function Methods() {
  const { paymentMethod, isQr, isLost } = useStore($payment);
  return (
    <>
      {isLost && (
        <div className="mb-3">
          <Notice>
            <b>{t('Pay by QR is not possible at the moment.')}</b> {t('Cash on delivery is chosen instead.')}
          </Notice>
        </div>
      )}
      <div className="grid gap-2.5 md:grid-cols-2">
        <OptionRow
          name="payment"
          aria-label={t('Cash on delivery')}
          aria-describedby="cash-hint"
          checked={paymentMethod === 'cash'}
          onChange={() => choosePayment('cash')}
        >
          <OptionText name={t('Cash on delivery')}>
            <OptionHint id="cash-hint">{t('Keep change handy')}</OptionHint>
          </OptionText>
          <Banknote aria-hidden />
        </OptionRow>
        <OptionRow
          name="payment"
          aria-label={t('Pay by QR')}
          aria-describedby="qr-hint"
          checked={paymentMethod === 'qr'}
          disabled={!isQr}
          onChange={() => choosePayment('qr')}
        >
          <OptionText name={t('Pay by QR')}>
            <OptionHint id="qr-hint">{isQr ? t('Any UPI app') : t('Not at the moment')}</OptionHint>
          </OptionText>
          <QrCode aria-hidden />
        </OptionRow>
      </div>
      {paymentMethod === 'qr' && <PayByQr />}
    </>
  );
}
