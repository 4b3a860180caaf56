import { atom, computed } from 'nanostores';
import { getTransactions, type Transaction } from '../../../contract/wallet.ts';
import { ask } from '../../api/http.ts';
import { bindToCustomer } from '../session/customer-store.ts';
import { askOptional } from '../lib/optional-call.ts';
import { idle, type Loaded, track } from '../lib/request.ts';

/** The wallet's transactions, newest first. */
const noTransactions: Loaded<readonly Transaction[]> = { ...idle, data: [] };
const $transactions = atom(noTransactions);

export const KINDS = ['all', 'credit', 'debit'] as const;
export type Kind = (typeof KINDS)[number];

/** Which of them are shown. */
export const $kind = atom<Kind>('all');

/** What is in the wallet, and the transactions of the chosen kind, each with the balance after it. */
export const $wallet = computed([$transactions, $kind], ({ data, ...request }, kind) => ({
  ...request,
  kind,
  isEmpty: data.length === 0,
  balance: data[0]?.balance ?? null,
  transactions: data.filter((transaction) => kind === 'all' || transaction.kind === kind),
}));

export const loadTransactions = () =>
  track(
    $transactions,
    () => askOptional('wallet', async () => (await ask(getTransactions)).data, []),
    (data) => ({ data }),
  );
bindToCustomer($transactions, noTransactions, loadTransactions, () => $kind.set('all'));
