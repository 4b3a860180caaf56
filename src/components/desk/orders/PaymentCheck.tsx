import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import type { DeskOrder } from '../../../../contract/desk-orders.ts';
import type { Paise } from '../../../../contract/money.ts';
import { total } from '../../../../contract/rupees.ts';
import { readMoney } from '../../../../contract/typed-money.ts';
import { moment } from '../../../format/date.ts';
import { whatToCollect } from '../../../format/desk-order.ts';
import { $changing, decidePayment } from '../../../stores/desk/order.ts';
import { deskHref } from '../../../stores/desk/view.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { Field } from '../../../ui/Field.tsx';

/** What is to be collected at the door; of a payment by QR code, what the shop's bank shows. */
export function PaymentCheck({ order }: { order: DeskOrder }) {
  const { paymentStatus, paymentReference, paidAmount, overpaidAmount } = order;
  const hasEnded = order.status === 'delivered' || order.status === 'cancelled';
  const isUndecided = paymentStatus === 'checking' || paymentStatus === 'refused';
  return (
    <section className="alert flex-col items-start gap-2 wrap-anywhere" aria-label="Payment">
      <b className="text-lg">{whatToCollect(order)}</b>
      {paymentReference && (
        <p>
          {total(order.qrAmount)} by QR, reference <bdi className="font-bold num">{paymentReference}</bdi>
          {paymentStatus === 'refused' && ', not found at the bank'}
        </p>
      )}
      {paidAmount !== null && (
        <p>
          The bank shows <b>{total(paidAmount)}</b>
          {overpaidAmount > 0 && `: ${total(overpaidAmount)} more than was to be paid is in the customer’s wallet`}.
        </p>
      )}
      {isUndecided && <SameReference order={order} />}
      {isUndecided && <Decision key={String(order.id)} order={order} />}
      {paymentStatus === 'confirmed' && !hasEnded && (
        <details className="w-full">
          <summary className="link">Something is wrong with it</summary>
          <div className="mt-2">
            <Decision key={String(order.id)} order={order} />
          </div>
        </details>
      )}
    </section>
  );
}

/** Asks for the amount that the bank shows, which need not be the one that was to be paid. */
function Decision({ order }: { order: DeskOrder }) {
  const { loading } = useStore($changing);
  const expected = order.qrAmount;
  const [typed, setTyped] = useState(((order.paidAmount ?? expected) / 100).toFixed(2));
  const [problem, setProblem] = useState('');
  const { paise } = readMoney(typed);
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    const { paise: paid, refusal } = readMoney(typed);
    setProblem(refusal ?? (paid === 0 ? 'If the bank shows nothing, press Not found.' : ''));
    if (paid) void decidePayment(order, paid);
  };
  return (
    <form className="grid w-full gap-2.5 md:max-w-md" noValidate onSubmit={confirm}>
      <Field
        label="The bank shows"
        prefix="₹"
        inputMode="decimal"
        autoComplete="off"
        hint={paise === undefined ? undefined : whatBecomes(order, paise - expected)}
        error={problem || undefined}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap gap-2.5 *:flex-1">
        <BusyButton className="btn btn-primary btn-sm" busy={loading}>
          Payment seen
        </BusyButton>
        {order.paymentStatus !== 'refused' && (
          <BusyButton
            type="button"
            className="btn btn-outline btn-primary btn-sm"
            busy={loading}
            onClick={() => void decidePayment(order, null)}
          >
            Not found
          </BusyButton>
        )}
      </div>
    </form>
  );
}

/** What becomes of what was paid more or less than was to be paid. */
function whatBecomes({ status, paymentStatus }: DeskOrder, difference: Paise): string | undefined {
  if (status === 'cancelled') return 'All of it goes to the customer’s wallet: the order is cancelled.';
  if (status === 'delivered' && paymentStatus === 'refused')
    return 'All of it goes to the customer’s wallet: the order was paid at the door.';
  if (difference === 0) return undefined;
  return difference > 0
    ? `${total(difference)} more than was to be paid goes to the customer’s wallet at once. It can’t be taken back.`
    : `${total(-difference)} less than was to be paid is collected at the door.`;
}

/** Other orders that say they were paid with the same payment: at most one of them was. */
function SameReference({ order: { sameReference } }: { order: DeskOrder }) {
  if (sameReference.length === 0) return null;
  return (
    <>
      <p>
        <b>The same reference was given with other orders.</b> It counts for one: compare name, amount and time with the
        bank’s.
      </p>
      <ul className="list-disc pl-5">
        {sameReference.map(({ id, number, name, amount, placedAt, paymentStatus }) => (
          <li key={id}>
            <a className="link" href={deskHref('orders', id)}>
              {number}
            </a>
            , {name}, {total(amount)}, {moment(placedAt)}
            {paymentStatus === 'checking' && ', not checked yet'}
            {(paymentStatus === 'confirmed' || paymentStatus === 'refunded') && (
              <>
                : <b>its payment was seen</b>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
