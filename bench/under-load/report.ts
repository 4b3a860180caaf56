import { describeMachine, table } from '../machine.ts';
import type { Figures } from './figures.ts';
import type { Ledger } from './ledger.ts';
import type { Lengths, Measured } from './measure.ts';

export interface Results {
  readonly at: string;
  readonly lengths: Lengths;
  readonly runs: readonly Measured[];
}

const ms = (value: number): string => value.toLocaleString('en-IN', { maximumFractionDigits: value < 10 ? 1 : 0 });
const count = (value: number): string => value.toLocaleString('en-IN');
const mb = (bytes: number): string => (bytes / 1_000_000).toFixed(1);

const HEAD = ['', 'asked for', 'answers', '2xx', 'others', '5xx', 'p50 ms', 'p99 ms', 'slowest ms'];
const row = (scenario: string, what: string, { answers, good, others, faults, p50, p99, max }: Figures) => [
  ...[scenario, what, count(answers), count(good), others || 'none', `${(faults * 100).toFixed(2)} %`],
  ...[ms(p50), ms(p99), ms(max)],
];

function scenarioRows({ thousand, orderRush, searchRush, away, soak }: Measured, { connections, search }: Lengths) {
  const scenarios = {
    [`1,000 connections, ${connections} s`]: thousand,
    [`order rush, ${count(orderRush.shoppers)} shoppers in ${orderRush.seconds} s`]: orderRush.rows,
    [`search rush, 300 connections, ${search} s`]: searchRush.rows,
    ...(away.gone && { 'database gone': away.gone.rows }),
    ...(away.silent && { 'database silent': away.silent.rows }),
    [`soak, ${count(soak.seconds)} s`]: soak.rows,
  };
  return Object.entries(scenarios).flatMap(([scenario, rows]) =>
    Object.entries(rows).map(([what, figures], at) => row(at === 0 ? scenario : '', what, figures)),
  );
}

const ledgerWords = ({ orders, lost, unanswered, doubled, negativeStock, overfullSlots, broken }: Ledger): string =>
  `${count(orders)} orders are there; answered but lost ${lost}, there but never answered ${unanswered}, answered twice ${doubled}, ` +
  `goods with less than no stock ${negativeStock}, slots over capacity ${overfullSlots}, ` +
  `rules of the ledger that do not hold: ${broken.length === 0 ? 'none' : broken.join('; ')}`;

function notes({ orderRush, searchRush, away, soak, ledger }: Measured, lengths: Lengths): string {
  const refused = Object.entries(orderRush.refused).map(([code, times]) => `${code} ${times}`);
  const { orders, negativeStock, overfullSlots, broken } = ledger;
  return [
    `Order rush: ${count(orderRush.placed)} orders placed; the others: ${refused.join(', ') || 'none'}. Its ledger: ${ledgerWords(orderRush.ledger)}.`,
    `Search rush: ${ms(searchRush.perSecond)} searches a second were answered; orders not placed meanwhile: ${searchRush.refusedOrders}.`,
    ...Object.entries(away).map(
      ([how, { backMs, isSameProcess }]) =>
        `Database ${how} for ${lengths.away} s: the first good answer ${ms(backMs)} ms after its return, by ${isSameProcess ? 'the same process' : '**another process**'}.`,
    ),
    `Soak: memory ${mb(soak.startBytes)} MB at the start, ${mb(soak.endBytes)} MB at the end; over the second half ${mb(soak.slope)} MB an hour for the process, ${mb(soak.heapSlope)} MB an hour for what is left in its heap.`,
    `At the end of it all: ${count(orders)} orders, goods with less than no stock ${negativeStock}, slots over capacity ${overfullSlots}, rules that do not hold: ${broken.length === 0 ? 'none' : broken.join('; ')}.`,
  ]
    .map((line) => `- ${line}`)
    .join('\n');
}

/** The results as a page to read. */
export const report = ({ at, lengths, runs }: Results): string => `# The shop under load

Measured on ${at.slice(0, 10)} by \`npx haat bench load\`: ${describeMachine()}. Load, nginx, provider and database share this
machine; the demo's catalogue and site, through the shipped nginx on http, one process of the provider. Every connection and
every shopper has an address of their own. Times count from when a request was due. Statuses other than 2xx are shown as they
came: 409 is a slot that is full or goods that are sold out, 503 a request turned away with \`Retry-After\`. Shoppers who order
try again when they are told to, with the same \`Idempotency-Key\`: each try is an answer.

${runs.map((run) => `## ${run.set}\n\n${table(HEAD, scenarioRows(run, lengths))}\n\n${notes(run, lengths)}`).join('\n\n')}
`;
