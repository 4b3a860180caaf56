import type { Account } from './account.ts';

/** What happened while orders came in; times in milliseconds. */
export interface Phase {
  readonly name: string;
  readonly lasted: number;
  readonly answered: number;
  /** The longest time in which no order, and no page of the catalogue, was answered. */
  readonly orders: number;
  readonly reads: number;
}

export const seconds = (ms: number): string => (ms / 1000).toFixed(1);

/** As tables of docs/operator/reliability.md. */
export const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

export function showPhases(phases: readonly Phase[]): void {
  console.log();
  const rows = phases.map(({ name, lasted, answered, orders, reads }) => [
    ...[name, seconds(lasted), answered, seconds(orders), seconds(reads)],
  ]);
  console.log(table(['while', 'seconds', 'orders answered', 'longest gap, s', 'of the catalogue, s'], rows));
}

export function showAccount(
  { sent, answered, found, lost, unansweredButFound, doubled, unknown }: Account,
  reads: { readonly asked: number; readonly failed: number },
  wrong: readonly string[],
): void {
  console.log();
  const rows = [
    ['orders placed', sent],
    ['answered with a number', answered],
    ['of these in the ledger, once, as answered', found],
    ['of these lost', lost.length],
    ['not answered, but in the ledger', unansweredButFound],
    ['in the ledger twice', doubled],
    ['in the ledger, sent by nobody', unknown],
    ['pages of the catalogue asked for', reads.asked],
    ['of these not answered', reads.failed],
    ['what does not agree: stock, slots, coupons, money', wrong.length],
  ] as const;
  console.log(table(['', ''], rows));
  for (const one of lost) console.error(`Lost: ${one.answered?.number}, key ${one.key}`);
  for (const sentence of wrong) console.error(sentence);
}
