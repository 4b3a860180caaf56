import { useStore } from '@nanostores/react';
import { msg } from '../../../contract/msg.ts';
import { t } from '../../i18n/t.ts';
import { ArrowDownLeft, ArrowUpRight, Wallet as WalletIcon } from '../../ui/icons.ts';
import type { Transaction } from '../../../contract/wallet.ts';
import { moment } from '../../format/date.ts';
import { total } from '../../../contract/rupees.ts';
import { $kind, $wallet, KINDS, type Kind, loadTransactions } from '../../stores/account/wallet.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PanelError } from '../lib/PanelError.tsx';
import { PanelSkeleton } from './PanelSkeleton.tsx';

const LABEL = { all: msg('All'), credit: msg('Added'), debit: msg('Spent') } as const satisfies Record<Kind, string>;
const NONE = {
  credit: msg('Nothing has been added to your wallet yet.'),
  debit: msg('Nothing has been spent from your wallet yet.'),
} as const satisfies Record<Exclude<Kind, 'all'>, string>;

export function Wallet() {
  const { isEmpty, balance, kind, transactions, status, reason } = useStore($wallet);
  if (isEmpty && reason)
    return <PanelError name={t('Your wallet')} message={reason.message} onRetry={loadTransactions} />;
  if (isEmpty && status !== 'Fullfilled') return <PanelSkeleton />;
  if (isEmpty)
    return (
      <EmptyState
        icon={WalletIcon}
        title={t('Your wallet is empty')}
        text={t('When an order is cancelled whose payment we have found, its money is here at once.')}
      />
    );
  return (
    <div className="card max-w-3xl card-border bg-surface p-4 lg:p-6">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-2xl/[1.25]">{t('Wallet')}</h2>
        {balance !== null && (
          <p className="text-right">
            <span className="text-sm/[1.45] text-muted">{t('Balance')}</span>
            <b className="block text-[1.5rem] num">{total(balance)}</b>
          </p>
        )}
      </header>
      <fieldset className="mt-4 mb-2 flex gap-2">
        <legend className="sr-only">{t('Show')}</legend>
        {KINDS.map((name) => (
          <input
            key={name}
            type="radio"
            name="kind"
            className="btn px-3.75 text-base btn-sm"
            aria-label={t(LABEL[name])}
            checked={name === kind}
            onChange={() => $kind.set(name)}
          />
        ))}
      </fieldset>
      {transactions.length > 0 ? (
        <ul className="divide-y divide-base-300">
          {transactions.map((transaction) => (
            <Line key={transaction.id} transaction={transaction} />
          ))}
        </ul>
      ) : (
        <p className="text-muted" role="status">
          {kind !== 'all' && t(NONE[kind])}
        </p>
      )}
    </div>
  );
}

function Line({ transaction: { kind, amount, balance, note, at } }: { transaction: Transaction }) {
  const isCredit = kind === 'credit';
  const Icon = isCredit ? ArrowDownLeft : ArrowUpRight;
  return (
    <li className="grid grid-cols-[auto_1fr_auto] items-center gap-3 py-3">
      <Icon
        className={`box-content rounded-full p-2 ${isCredit ? 'bg-secondary text-secondary-content' : 'bg-base-200 text-muted'}`}
        aria-hidden="true"
      />
      <p>
        <b className="block font-semibold wrap-anywhere">{note ?? t(LABEL[kind])}</b>
        <small className="text-meta text-muted">{moment(at)}</small>
      </p>
      <p className="text-right num">
        <b className={`block font-semibold wrap-anywhere ${isCredit ? 'text-success' : ''}`}>
          <span className="sr-only">{t(LABEL[kind])} </span>
          {isCredit ? '+' : '−'}
          {total(amount)}
        </b>
        {balance !== null && (
          <small className="text-meta text-muted">{t('Balance {amount}', { amount: total(balance) })}</small>
        )}
      </p>
    </li>
  );
}
