import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { ContractError, RefusedError, UnreachableError } from '../src/api/errors.ts';
import { type Exchange, isUnknownPath, type Outcome } from './client.ts';
import { kindOf, wouldDo } from './kind.ts';
import type { Verdict } from './verdict.ts';

export interface Judgement {
  readonly verdict: Verdict;
  readonly notes: readonly string[];
}

/** Statuses of a provider that has no such call. */
const NOT_IMPLEMENTED = [404, 405, 501];
/** Statuses that a refusal may have which is no fault. */
const REFUSED = [400, 409, 422, 429];
const MAX_NOTES = 4;

/** What an answer is worth to the shop. */
export function judge(outcome: Outcome): Judgement {
  const { error } = outcome;
  if (error instanceof RefusedError) return judgeRefusal(error);
  if (error instanceof UnreachableError) return { verdict: 'wrong', notes: ['No answer came.'] };
  if (error instanceof ContractError) return { verdict: 'wrong', notes: unreadable(outcome, error) };
  if (error !== undefined) return { verdict: 'wrong', notes: [`It broke: ${String(error)}`] };
  const notes = adaptations(outcome);
  return { verdict: notes.length > 0 ? 'readable' : 'right', notes };
}

/**
 * As `judge`, of a call that may be refused: a refusal in words is right.
 * @param unknown what the provider answers where it knows no call at all: the same is no refusal
 */
export function judgeRefusable(outcome: Outcome, unknown: Exchange): Judgement {
  const { error, exchanges } = outcome;
  const exchange = exchanges.at(-1);
  if (!(error instanceof RefusedError) || !exchange) return judge(outcome);
  const isRefusal = REFUSED.includes(error.status) || (error.status === 404 && !isUnknownPath(exchange, unknown));
  return isRefusal ? judgeErrorBody(exchange) : judgeRefusal(error);
}

/** A refusal in words is shown to the shopper; without, they read that something went wrong. */
export function judgeErrorBody({ body, isJson, headers }: Exchange): Judgement {
  const wanted = '{ "message": "Words for the shopper.", "code": "a_stable_word" } would do.';
  if (!isJson) {
    const came = /html/.test(headers.get('content-type') ?? '') ? 'HTML' : 'text';
    return { verdict: 'wrong', notes: [`A refusal came as ${came}, not as JSON: ${wanted}`] };
  }
  const { message, code } = (body ?? {}) as { message?: unknown; code?: unknown };
  if (typeof message === 'string' && typeof code === 'string') return { verdict: 'right', notes: [] };
  const words = hasWords(body);
  const came = `A refusal came as ${kindOf(body)}: ${wanted}`;
  return words
    ? { verdict: 'readable', notes: [came] }
    : { verdict: 'wrong', notes: [`${came} It has no words to show.`] };
}

/** Whether there is a sentence somewhere within. */
const hasWords = (body: unknown): boolean =>
  typeof body === 'string'
    ? /\p{L}\s+\p{L}/u.test(body)
    : typeof body === 'object' && body !== null && Object.values(body).some(hasWords);

function judgeRefusal({ status }: RefusedError): Judgement {
  if (NOT_IMPLEMENTED.includes(status)) return { verdict: 'missing', notes: [`It answers ${status}.`] };
  return { verdict: 'wrong', notes: [`It answers ${status}.`] };
}

const dotted = (issue: v.BaseIssue<unknown>): string =>
  (v.getDotPath(issue) ?? 'the answer').replaceAll(/\.\d+(?=\.|$)/g, '[]');

/** Each field that is not as in the contract, once, with what came as a kind and what would do. */
function differences({ call, exchanges }: Outcome): string[] {
  const exchange = exchanges.at(-1);
  if (!exchange) return [];
  if (!exchange.isJson) return [`the body is not JSON but ${kindOf(exchange.body)}`];
  const result = v.safeParse(call.answer, exchange.body ?? {});
  const byField = new Map<string, string>();
  for (const issue of result.issues ?? []) {
    const field = dotted(issue);
    if (!byField.has(field))
      byField.set(field, `${field}: ${kindOf(issue.input)} came, ${wouldDo(issue.expected)} would do`);
  }
  return [...byField.values()];
}

const short = (notes: readonly string[]): string[] =>
  notes.length > MAX_NOTES ? [...notes.slice(0, MAX_NOTES), `and ${notes.length - MAX_NOTES} more`] : [...notes];

function unreadable(outcome: Outcome, error: ContractError): string[] {
  const found = differences(outcome);
  return short(found.length > 0 ? found : [`${error.field}: ${error.problem}`]);
}

/** What the shop read although it is not as in the contract. */
function adaptations(outcome: Outcome): string[] {
  const { call, exchanges, answer } = outcome;
  const resent = exchanges.length > 1 ? ['the body was refused as documented and taken in other words'] : [];
  const strict = v.safeParse(call.answer, exchanges.at(-1)?.body ?? {});
  if (strict.success && isDeepStrictEqual(strict.output, answer)) return resent;
  const found = differences(outcome);
  return short([...resent, ...(found.length > 0 ? found : ['fields came under other names'])]);
}
