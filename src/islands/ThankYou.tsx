import { useStore } from '@nanostores/react';
import { Banknote, Check, Clock, type LucideIcon, MapPin, PackageX } from '../ui/icons.ts';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import type { Order } from '../../contract/order.ts';
import { dayName, slotTime } from '../format/date.ts';
import { isPaidByWallet } from '../format/order-status.ts';
import { paymentNote } from '../format/payment.ts';
import { total } from '../../contract/rupees.ts';
import { paths } from '../paths.ts';
import { shop } from '../shop.ts';
import { $auth, loggedOut } from '../stores/session/auth.ts';
import { $orderResponse } from '../stores/checkout/order-response.ts';
import { openThankYou } from '../stores/checkout/thank-you.ts';
import { TellOnDevice } from '../components/account/TellOnDevice.tsx';
import { addressLine } from '../format/address.ts';
import { HelpLink } from '../ui/HelpLink.tsx';
import { Thumb } from '../ui/Thumb.tsx';
import { WaitingPage } from '../ui/WaitingPage.tsx';
import { plural, t } from '../i18n/t.ts';

/** The order just placed, stored on this device; redirects home where there is none. */
export function ThankYou() {
  const order = useStore($orderResponse, { ssr: () => null });
  const { data } = useStore($auth, { ssr: () => loggedOut });
  useEffect(() => void openThankYou(), []);
  if (!order) return <WaitingPage title={t('Thank you')}>{t('Looking for your order…')}</WaitingPage>;
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  const isCancelled = order.status === 'cancelled';
  const note = paymentNote(order);
  return (
    <>
      <span className="mb-3 grid size-12 place-items-center rounded-full bg-secondary text-secondary-content">
        {isCancelled ? <PackageX aria-hidden /> : <Check aria-hidden />}
      </span>
      <h1 className="mb-2">
        {isCancelled
          ? t('Your order is cancelled.')
          : data?.name
            ? t('Thank you, {name}. Your order is placed.', { name: data.name.split(' ')[0] ?? '' })
            : t('Thank you. Your order is placed.')}
      </h1>
      <p className="text-muted">{t('Order {number}', { number: order.number })}</p>
      <div className="card mt-6 gap-3.5 card-border bg-surface p-4">
        {order.slot && (
          <Fact icon={Clock} name={`${dayName(order.slot.date)}, ${slotTime(order.slot)}`}>
            <FactText>{t(shop.delivery)}</FactText>
          </Fact>
        )}
        {order.address && (
          <Fact icon={MapPin} name={order.address.label ?? t('Your address')}>
            <FactText>{addressLine(order.address)}</FactText>
          </Fact>
        )}
        <Fact icon={Banknote} name={howToPay(order)}>
          {note ? (
            <FactText role="status">
              {note.label}. {note.text} {order.paymentStatus === 'refused' && <HelpLink />}
            </FactText>
          ) : (
            order.paymentReference && (
              <FactText>{t('Reference {reference}', { reference: order.paymentReference })}</FactText>
            )
          )}
        </Fact>
      </div>
      {/* Four pictures and their number fit the narrowest phone. */}
      <p className="mt-4 flex items-center gap-2 whitespace-nowrap">
        {order.items.slice(0, 4).map((item, i) => (
          <Thumb key={i} image={item.image} className="aspect-square min-w-0 flex-[0_1_4.25rem]" />
        ))}
        <span className="text-muted">{plural(pieces, '{count} item', '{count} items')}</span>
      </p>
      {/* Side by side where both fit, whatever the font. */}
      <p className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,11.5rem),1fr))] gap-2.5">
        <a className="btn btn-primary" href={paths.order(order.id)}>
          {t('See your order')}
        </a>
        <a className="btn btn-outline btn-primary" href={paths.home}>
          {t('Keep shopping')}
        </a>
      </p>
      <TellOnDevice order={order} />
    </>
  );
}

const Fact = ({ icon: Icon, name, children }: { icon: LucideIcon; name: string; children: ReactNode }) => (
  <p className="flex gap-3 leading-cosy not-first:border-t not-first:border-base-300 not-first:pt-3.5">
    <Icon className="mt-0.5 text-primary" aria-hidden />
    <span className="min-w-0 wrap-anywhere">
      <b className="block font-semibold">{name}</b>
      {children}
    </span>
  </p>
);

const FactText = (text: ComponentProps<'small'>) => <small className="block text-sm/cosy text-muted" {...text} />;

/** A refused payment is made in cash on delivery; a cancelled order is not paid. */
function howToPay(order: Order): string {
  const { status, paymentMethod, paymentStatus, toPay } = order;
  if (isPaidByWallet(order)) return t('{amount} paid from your wallet', { amount: total(order.walletAmount) });
  if (toPay === 0) return t('Nothing to pay');
  const amount = total(toPay);
  if (status === 'cancelled') return amount;
  return paymentMethod === 'cash' || paymentStatus === 'refused'
    ? t('{amount} to pay in cash', { amount })
    : t('{amount} by QR', { amount });
}
