import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { Call } from '../contract/call.ts';
import { adapt } from '../src/adapter/adapt.ts';
import { ContractError, RefusedError, UnreachableError } from '../src/api/errors.ts';
import type { Exchange, Outcome } from './client.ts';
import { isNested, kindOf, mismatch } from './kind.ts';
import { wordsOfRefusal } from './refusal-words.ts';
import type { Verdict } from './verdict.ts';

export interface Judgement {
  readonly verdict: Verdict;
  readonly notes: readonly string[];
  /** Whether the shop can do nothing with the answer. */
  readonly fails?: boolean;
  /** Why it was refused, in the provider’s own words. */
  readonly words?: string | undefined;
}

/** Statuses of a provider that has no such call. */
const NOT_IMPLEMENTED = [404, 405, 501];
/** Statuses of a refusal that is no fault. */
const REFUSED = [400, 409, 422, 429];
const MAX_NOTES = 4;

/**
 * What an answer is worth to the shop.
 * @param isPlain whether the provider says that it speaks the contract: then the shop reads it without its adapter
 */
export function judge(outcome: Outcome, isPlain: boolean): Judgement {
  const { error, dropped } = outcome;
  if (error instanceof RefusedError) return judgeRefusal(error, outcome.exchanges.at(-1));
  if (error instanceof UnreachableError) return failing('No answer came.');
  if (error instanceof ContractError) return failing(...unreadable(outcome, error));
  if (error !== undefined) return failing(`It broke: ${String(error)}`);
  if (!outcome.isExtended && isUnread(outcome)) return failing('data: lists came, and the shop reads none of them');
  const left = short([
    ...new Set(dropped.map(({ field, problem }) => `${entries(field)}: ${problem}; it is left out`)),
  ]);
  const notes = adaptations(outcome);
  if (isPlain && notes.length > 0) return failing(...left, ...notes, PLAIN);
  const verdict = left.length > 0 ? 'wrong' : notes.length > 0 ? 'readable' : 'right';
  return { verdict, notes: [...left, ...notes] };
}

const failing = (...notes: readonly string[]): Judgement => ({ verdict: 'wrong', notes, fails: true });

const PLAIN =
  'GET /catalogue/revision says that the provider speaks the contract: then it is read as it comes, without the adapter.';

/**
 * As `judge`, of a call that may be refused: a refusal in words is right.
 * @param unknown what the provider answers where it knows no call at all: the same is no refusal
 */
export function judgeRefusable(outcome: Outcome, isPlain: boolean, unknown: Exchange): Judgement {
  const { error, exchanges } = outcome;
  const exchange = exchanges.at(-1);
  if (!(error instanceof RefusedError) || !exchange) return judge(outcome, isPlain);
  const isRefusal = REFUSED.includes(error.status) || (error.status === 404 && !isUnknownPath(exchange, unknown));
  // What nobody would type may break a call that works otherwise.
  return isRefusal ? judgeErrorBody(exchange) : { ...judgeRefusal(error, exchange), fails: false };
}

/** What two answers say, whatever path they say it of. */
const wordsOf = ({ text, method, path }: Exchange): string =>
  text.replaceAll(path, '').replaceAll(decodeURIComponent(path), '').replaceAll(method, '');

/** Whether an answer says no more than that nothing is at this path. */
const isUnknownPath = (exchange: Exchange, unknown: Exchange): boolean =>
  exchange.status === unknown.status && wordsOf(exchange) === wordsOf(unknown);

/** A refusal in words is shown to the shopper; without, they read that something went wrong. */
export function judgeErrorBody({ body, isJson, headers }: Exchange): Judgement {
  const wanted = '{ "message": "Words for the shopper.", "code": "a_stable_word" } would do.';
  if (!isJson) {
    const format = /html/.test(headers.get('content-type') ?? '') ? 'HTML' : 'text';
    return { verdict: 'wrong', notes: [`A refusal came as ${format}, not as JSON: ${wanted}`] };
  }
  const { message, code } = (body ?? {}) as { message?: unknown; code?: unknown };
  if (typeof message === 'string' && typeof code === 'string') return { verdict: 'right', notes: [] };
  const fault = `A refusal came as ${kindOf(body)}`;
  if (wordsOfRefusal(body) !== undefined) return { verdict: 'readable', notes: [`${fault}.`] };
  return { verdict: 'wrong', notes: [`${fault}, without words to show: ${wanted}`] };
}

/** Whether it is a cart whose lines and total can’t be of the same unit; the adapter refuses it, not the provider. */
export const isOfTwoUnits = (error: unknown): boolean =>
  error instanceof RefusedError && error.code === 'prices_disagree';

/** Whether a call was refused in the way of a provider that has none of it. */
export const isMissing = (error: unknown): boolean =>
  error instanceof RefusedError && NOT_IMPLEMENTED.includes(error.status);

function judgeRefusal(error: RefusedError, exchange: Exchange | undefined): Judgement {
  if (isOfTwoUnits(error)) return failing('Its lines and its total are of different units: nothing can be ordered.');
  const { status, code, fields } = error;
  // The adapter has read again what was to be saved.
  if (code === 'not_saved') return failing('It answers as if all was well, and what was sent is not saved.');
  const named = [code, ...Object.keys(fields)].filter((word) => WORD.test(word) && word !== `http_${status}`);
  const note = `It answers ${status}${named.length > 0 ? ` (${named.join(', ')})` : ''}.`;
  return { ...failing(note), verdict: isMissing(error) ? 'missing' : 'wrong', words: wordsOfRefusal(exchange?.body) };
}

/** The stable code of a refusal. */
const WORD = /^[A-Za-z][\w.-]{0,39}$/;

/** @example entries('data.3.price') // 'data[].price' */
const entries = (path: string): string => path.replaceAll(/\.\d+(?=\.|$)/g, '[]');

/**
 * Each field of an answer that is not as in the contract, once, with what came as a kind and what would do.
 * @param isRead whether the shop could read the answer all the same
 */
function differences({ answer }: Call, body: unknown, isRead = false): string[] {
  const byField = new Map<string, string>();
  for (const issue of v.safeParse(answer, body).issues ?? []) {
    const field = entries(v.getDotPath(issue) ?? 'the answer');
    const isElsewhere = isRead && issue.input === undefined;
    const note = isElsewhere ? 'the shop finds it elsewhere' : mismatch(issue.input, issue.expected);
    if (!byField.has(field)) byField.set(field, `${field}: ${note}`);
  }
  return [...byField.values()];
}

/** Whether an answer counts as an empty list although it has lists, and none of them is empty or null. */
export function isUnread({ answer, exchanges, dropped }: Outcome): boolean {
  const { data } = (answer ?? {}) as { data?: unknown };
  const lists = listsIn(exchanges.at(-1)?.body);
  return (
    dropped.length === 0 &&
    Array.isArray(data) &&
    data.length === 0 &&
    lists.length > 0 &&
    lists.every(({ length }) => length > 0)
  );
}

const listsIn = (body: unknown, depth = 0): readonly (readonly unknown[])[] =>
  Array.isArray(body) || body === null
    ? [body ?? []]
    : isNested(body, depth)
      ? Object.values(body).flatMap((each) => listsIn(each, depth + 1))
      : [];

const COSTS = /price|mrp|amount|total|charge|balance/i;

/** The first notes; what costs money stands before the rest and is always named. */
function short(notes: readonly string[]): string[] {
  const costly = notes.filter((note) => COSTS.test(note));
  const sorted = [...costly, ...notes.filter((note) => !COSTS.test(note))];
  const named = Math.max(MAX_NOTES, costly.length);
  return sorted.length > named ? [...sorted.slice(0, named), `and ${sorted.length - named} more`] : sorted;
}

/** What the shop could not read, even with its adapter. */
function unreadable({ call, exchanges }: Outcome, { field, problem }: ContractError): string[] {
  const exchange = exchanges.at(-1);
  if (exchange && !exchange.isJson) return [`the body is not JSON but ${kindOf(exchange.body)}`];
  const found = differences(call, adapt(call, exchange?.body ?? {}).answer);
  return short(found.length > 0 ? found : [`${field}: ${problem}`]);
}

/** What the shop could read although it differs from the contract. */
function adaptations(outcome: Outcome): string[] {
  const { call, exchanges, answer, isExtended } = outcome;
  if (isExtended) return ['shop.adapter.ts reads it'];
  const body = exchanges.at(-1)?.body ?? {};
  const resent = exchanges.length > 1 ? ['the body was refused as documented and taken in other words'] : [];
  const strict = v.safeParse(call.answer, body);
  if (strict.success && isDeepStrictEqual(strict.output, answer)) return resent;
  const { notes } = adapt(call, body);
  const found = notes.length > 0 ? notes.map(entries) : differences(call, body, true);
  return short([...resent, ...new Set(found.length > 0 ? found : ['fields came under other names'])]);
}
