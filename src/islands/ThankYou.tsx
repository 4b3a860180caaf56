import { useStore } from '@nanostores/react';
import { Banknote, Check, Clock, type LucideIcon, MapPin, PackageX } from '../ui/icons.ts';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import type { Order } from '../../contract/order.ts';
import { count } from '../format/count.ts';
import { dayName, slotTime } from '../format/date.ts';
import { paymentNote } from '../format/payment.ts';
import { total } from '../../contract/rupees.ts';
import { paths } from '../paths.ts';
import { shop } from '../shop.ts';
import { $auth, loggedOut } from '../stores/session/auth.ts';
import { $orderResponse } from '../stores/checkout/order-response.ts';
import { openThankYou } from '../stores/checkout/thank-you.ts';
import { addressLine } from '../format/address.ts';
import { Thumb } from '../ui/Thumb.tsx';

/** The order just placed, kept on this device; whoever has none is sent home. */
export function ThankYou() {
  const order = useStore($orderResponse, { ssr: () => null });
  const { data } = useStore($auth, { ssr: () => loggedOut });
  useEffect(() => void openThankYou(), []);
  if (!order)
    return (
      <p className="text-muted" data-waits>
        Looking for your order…
      </p>
    );
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
          ? 'Your order is cancelled.'
          : `Thank you${data?.name ? `, ${data.name.split(' ')[0]}` : ''}. Your order is placed.`}
      </h1>
      <p className="text-muted">Order {order.number}</p>
      <div className="card mt-6 gap-3.5 card-border bg-surface p-4">
        {order.slot && (
          <Fact icon={Clock} name={`${dayName(order.slot.date)}, ${slotTime(order.slot)}`}>
            <FactText>{shop.delivery}</FactText>
          </Fact>
        )}
        {order.address && (
          <Fact icon={MapPin} name={order.address.label ?? 'Your address'}>
            <FactText>{addressLine(order.address)}</FactText>
          </Fact>
        )}
        <Fact icon={Banknote} name={`${total(order.toPay)} ${howToPay(order)}`}>
          {note ? (
            <FactText role="status">
              {note.label}. {note.text}
            </FactText>
          ) : (
            order.paymentReference && <FactText>Reference {order.paymentReference}</FactText>
          )}
        </Fact>
      </div>
      {/* Four pictures and their number fit the narrowest phone. */}
      <p className="mt-4 flex items-center gap-2 whitespace-nowrap">
        {order.items.slice(0, 4).map((item, i) => (
          <Thumb key={i} image={item.image} className="aspect-square min-w-0 flex-[0_1_4.25rem]" />
        ))}
        <span className="text-muted">{count(pieces, 'item')}</span>
      </p>
      {/* Side by side where both fit, whatever the font. */}
      <p className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,11.5rem),1fr))] gap-2.5">
        <a className="btn btn-primary" href={paths.order(order.id)}>
          See your order
        </a>
        <a className="btn btn-outline btn-primary" href={paths.home}>
          Keep shopping
        </a>
      </p>
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

/** What was refused is paid to the rider; a cancelled order is not paid at all. */
function howToPay({ status, paymentMethod, paymentStatus }: Order): string {
  if (status === 'cancelled') return '';
  return paymentMethod === 'cash' || paymentStatus === 'refused' ? 'to pay in cash' : 'by QR';
}
