import { useStore } from '@nanostores/react';
import { isBlank } from '../../../../contract/typed-text.ts';
import { type FormEvent, useState } from 'react';
import type { DeskOrder } from '../../../../contract/desk-orders.ts';
import { type Issue, MAX_ISSUE_TEXT } from '../../../../contract/issue.ts';
import { issueRefund } from '../../../../contract/refund-amounts.ts';
import { type Paise, toRupees } from '../../../../contract/money.ts';
import { total } from '../../../../contract/rupees.ts';
import { readMoney } from '../../../../contract/typed-money.ts';
import { $changing } from '../../../stores/desk/order.ts';
import { declineIssue, refundIssue } from '../../../stores/desk/issue.ts';
import { reportedLine } from '../../../format/desk-order.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { Field } from '../../../ui/Field.tsx';

interface Props {
  order: DeskOrder;
  issue: Issue;
}

/** What the units cost, less their share of a coupon: the most that can be refunded. */
const mostFor = (order: DeskOrder, issue: Issue): Paise =>
  issueRefund({
    items: order.items,
    couponPaise: order.couponAmount,
    walletPaise: order.walletAmount,
    toPayPaise: order.toPay,
    refundPaise: order.refundAmount,
    item: reportedLine(order, issue),
    quantity: issue.quantity,
  });

/** Refunds what was reported into the customer's wallet, or declines it with a reason. */
export function IssueAnswer({ order, issue }: Props) {
  const { loading, reason: refusal } = useStore($changing);
  const most = mostFor(order, issue);
  const [amount, setAmount] = useState(toRupees(most).toFixed(2));
  const [isDeclining, decline] = useState(false);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState('');
  const answer = (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    setProblem('');
    if (isDeclining) {
      if (isBlank(reason)) return setProblem('Please say why. The customer reads it.');
      return void declineIssue(order, issue, reason.trim());
    }
    const { paise, refusal } = readMoney(amount);
    if (!paise) return setProblem(refusal ?? 'Please enter an amount, such as 45.50.');
    if (paise > most) return setProblem(`Please enter ${total(most)} or less: more was not paid for it.`);
    void refundIssue(order, issue, paise);
  };
  return (
    <form className="grid grid-cols-1 gap-2.5 md:max-w-md" noValidate onSubmit={answer}>
      {isDeclining ? (
        <Field
          label="Reason, as the customer reads it"
          maxLength={MAX_ISSUE_TEXT}
          value={reason}
          error={problem || refusal?.message}
          onChange={({ target }) => setReason(target.value)}
        />
      ) : (
        <Field
          label="Refund into the wallet"
          prefix="₹"
          inputMode="decimal"
          value={amount}
          error={problem || refusal?.message}
          onChange={({ target }) => setAmount(target.value)}
        />
      )}
      <div className="flex flex-wrap gap-2.5 *:flex-1">
        <BusyButton className={`btn btn-sm ${isDeclining ? 'btn-outline btn-error' : 'btn-primary'}`} busy={loading}>
          {isDeclining ? 'Decline report' : 'Refund'}
        </BusyButton>
        <button
          type="button"
          className="btn btn-sm"
          onClick={() => {
            setProblem('');
            decline(!isDeclining);
          }}
        >
          {isDeclining ? 'Back' : 'Decline'}
        </button>
      </div>
    </form>
  );
}
