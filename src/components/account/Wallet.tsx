import { useStore } from '@nanostores/react';
import { ArrowDownLeft, ArrowUpRight, Wallet as WalletIcon } from '../../ui/icons.ts';
import type { Transaction } from '../../../contract/wallet.ts';
import { moment } from '../../format/date.ts';
import { total } from '../../../contract/rupees.ts';
import { $kind, $wallet, KINDS, type Kind, loadTransactions } from '../../stores/account/wallet.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PanelError } from '../lib/PanelError.tsx';
import { PanelSkeleton } from './PanelSkeleton.tsx';
import './account.css';

const LABEL: Record<Kind, string> = { all: 'All', credit: 'Added', debit: 'Spent' };
const NONE: Record<Kind, string> = {
  all: '',
  credit: 'Nothing has been added to your wallet yet.',
  debit: 'Nothing has been spent from your wallet yet.',
};

export function Wallet() {
  const { isEmpty, balance, kind, shown, status, reason } = useStore($wallet);
  if (isEmpty && reason) return <PanelError name="Your wallet" message={reason.message} onRetry={loadTransactions} />;
  if (isEmpty && status !== 'Fullfilled') return <PanelSkeleton />;
  if (isEmpty)
    return (
      <EmptyState
        icon={WalletIcon}
        title="Your wallet is empty"
        text="When an order is cancelled whose payment we have found, its money is here at once."
      />
    );
  return (
    <div className="panel wallet">
      <header>
        <h2>Wallet</h2>
        <p>
          <span className="muted sm">Balance</span>
          <b className="num">{total(balance)}</b>
        </p>
      </header>
      <fieldset className="kinds">
        <legend className="sr-only">Show</legend>
        {KINDS.map((name) => (
          <label key={name}>
            <input type="radio" name="kind" checked={name === kind} onChange={() => $kind.set(name)} />
            {LABEL[name]}
          </label>
        ))}
      </fieldset>
      {shown.length > 0 ? (
        <ul className="transactions">
          {shown.map((transaction) => (
            <Line key={transaction.id} transaction={transaction} />
          ))}
        </ul>
      ) : (
        <p className="muted" role="status">
          {NONE[kind]}
        </p>
      )}
    </div>
  );
}

function Line({ transaction: { kind, amount, balance, note, at } }: { transaction: Transaction }) {
  const isCredit = kind === 'credit';
  const Icon = isCredit ? ArrowDownLeft : ArrowUpRight;
  return (
    <li data-kind={kind}>
      <Icon aria-hidden="true" />
      <p>
        <b>{note ?? LABEL[kind]}</b>
        <small className="muted">{moment(at)}</small>
      </p>
      <p className="num">
        <b>
          <span className="sr-only">{LABEL[kind]} </span>
          {isCredit ? '+' : '−'}
          {total(amount)}
        </b>
        <small className="muted">Balance {total(balance)}</small>
      </p>
    </li>
  );
}
