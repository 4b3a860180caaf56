import { useStore } from '@nanostores/react';
import { msg } from '../../../contract/msg.ts';
import { t } from '../../i18n/t.ts';
import { current } from '../../i18n/current.ts';
import { rich } from '../../i18n/rich.ts';
import { Smartphone } from '../../ui/icons.ts';
import { dayName, slotTime } from '../../format/date.ts';
import { DEFAULT_LOCALE } from '../../../contract/locales.ts';
import type { Slot } from '../../../contract/slot.ts';
import { total } from '../../../contract/rupees.ts';
import { upiLink } from '../../format/upi.ts';
import { shop } from '../../shop.ts';
import { $checkout } from '../../stores/checkout/checkout.ts';
import { setPaymentReference, upiId } from '../../stores/checkout/payment.ts';
import { $qrCodes, loadQrCodes } from '../../stores/checkout/qrcode.ts';
import { $walletPayment } from '../../stores/checkout/wallet-payment.ts';
import { tw } from '../../ui/tw.ts';
import { Field } from '../../ui/Field.tsx';
import { lazyComponent } from '../lib/lazy-component.tsx';
import { LoadError } from '../lib/LoadError.tsx';
import { Collapse } from '../../ui/Collapse.tsx';

/** The ground and the size of a code that a phone's camera reads. */
const codeClass = tw`mx-auto mb-2 block aspect-square h-auto w-[min(13.75rem,100%)] rounded-field bg-code`;

const UpiCode = lazyComponent({
  name: msg('The code'),
  load: () => import('./UpiQrCode.tsx'),
  fallback: <span className={codeClass} />,
});

/** Pays outside this page: by a code that carries the amount, or by the shop's picture. The page never says "paid". */
export function PayByQr() {
  const { paymentReference } = useStore($checkout);
  return (
    <div className="card mt-3 grid grid-cols-1 gap-4 card-border bg-surface p-4 wrap-anywhere">
      {upiId ? <UpiPayment id={upiId} /> : <ShopCode />}
      <Field
        label={t('Payment reference')}
        name="paymentReference"
        hint={t('The UTR or reference number your UPI app shows after paying. We check it before we deliver.')}
        autoComplete="off"
        maxLength={40}
        value={paymentReference}
        onChange={(event) => setPaymentReference(event.currentTarget.value)}
      />
    </div>
  );
}

/** Banks take Latin letters alone, which the day's name has in English only. */
function noteFor(slot: Slot | null): string {
  if (!slot || current().locale !== DEFAULT_LOCALE) return `${shop.name} order`;
  return `${shop.name} order for ${dayName(slot.date)}, ${slotTime(slot)}`.replace('–', 'to');
}

function UpiPayment({ id }: { id: string }) {
  const { toPay: amount } = useStore($walletPayment);
  const { slot } = useStore($checkout);
  const link = upiLink({ id, name: shop.name }, amount, noteFor(slot));
  return (
    <>
      <figure className="block text-center">
        <UpiCode
          className={codeClass}
          link={link}
          label={t('UPI QR code for {amount} to {id}', { amount: total(amount), id })}
        />
        <figcaption>{rich('{amount} to {id}', { amount: <b>{total(amount)}</b>, id })}</figcaption>
      </figure>
      {/* The code is scanned from a wide screen; only a phone can open an app. */}
      <a className="btn btn-wrap btn-outline btn-primary lg:hidden" href={link}>
        <Smartphone aria-hidden />
        {t('Open a UPI app on this phone')}
      </a>
      <Collapse className="text-name" title={t('Scan the shop’s own code instead')}>
        <ShopCode />
      </Collapse>
    </>
  );
}

/** The picture the provider gives; the amount is typed in the UPI app. */
function ShopCode() {
  const { data, status, reason } = useStore($qrCodes);
  const { toPay: amount } = useStore($walletPayment);
  const [code] = data;
  if (code)
    return (
      <figure className="block text-center">
        <img
          className={`p-2 ${codeClass}`}
          src={code.image}
          width="220"
          height="220"
          alt={t('Payment QR code of {name}', { name: code.name })}
        />
        <figcaption>
          {rich('{name}: please enter {amount}', { name: code.name, amount: <b>{total(amount)}</b> })}
        </figcaption>
      </figure>
    );
  if (reason) return <LoadError message={reason.message} onRetry={loadQrCodes} />;
  return (
    <p className="text-muted">
      {status === 'Fullfilled'
        ? t('There is no payment QR code at the moment. Please pay in cash.')
        : t('Loading the QR code…')}
    </p>
  );
}
