import { HTTPError } from 'ky';
import { httpError } from './http-error.ts';
import type { Exchange, Sent } from './sent.ts';
import { type Came, isGiven, isRecord, pick } from './json.ts';
import { flag } from './values.ts';

/** A refusal that came with a status of 200: the provider says in the body alone that the call failed. */
export class InBandError<T = unknown> extends HTTPError<T> {}

/** Says in a word that it went wrong. */
const FAILED = /^(?:error|fail(?:ed|ure)?|ko|nok|not[ _]?ok|unsuccessful)$/i;
const LOGGED_OUT =
  /\b(?:unauthori[sz]ed|unauthenticated|not (?:logged|signed) in|jwt|session (?:has )?expired|(?:invalid|expired|missing) (?:\w+ )?token|token (?:is |has )?(?:invalid|expired|missing|required))\b/i;
const NOTHING_THERE = /\b(?:no|not|nothing|never|empty|without|0)\b/i;
/** An order or a payment may have failed, and is an answer all the same. */
const IDENTITY = ['id', '_id', 'uuid', 'orderId', 'orderNumber', 'transactionId'];

/** Refuses what the provider refuses in the body of an answer of 200, as if the status had said it. */
export const refusingInBand =
  (exchange: Exchange): Exchange =>
  async (sent) => {
    const response = await exchange(sent);
    const text = await response.text();
    const came = parsed(text);
    const status = isRecord(came) ? failureIn(came, sent) : null;
    if (status !== null) throw httpError(status, came, sent, InBandError);
    return new Response(text === '' ? null : text, { status: response.status, headers: response.headers });
  };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The status that would have said the same; null for an answer that is no failure. */
function failureIn(came: Came, { method, path }: Sent): number | null {
  // A coupon's code may be a number in letters.
  const code = [came['code']].filter((value) => typeof value === 'number');
  const said = [pick(came, 'statusCode'), pick(came, 'responseCode'), came['status'], ...code]
    .map(Number)
    .find((status) => Number.isInteger(status) && status >= 400 && status < 600);
  if (said === undefined && !hasFailed(came) && !isCouponRefused(came, path)) return null;
  if (said !== undefined && said !== 400) return said;
  const words = wordsOf(came);
  if (LOGGED_OUT.test(words)) return 401;
  if (method === 'GET' && NOTHING_THERE.test(words)) return 404;
  // A coupon that does not count was understood, and is not sent again in other words.
  return isCouponRefused(came, path) ? 409 : 422;
}

function hasFailed(came: Came): boolean {
  if (isGiven(pick(came, ...IDENTITY))) return false;
  const success = flag(pick(came, 'success', 'isSuccess', 'succeeded', 'ok'));
  if (success !== undefined) return !success;
  if (holds(pick(came, 'data', 'result', 'payload', 'response'))) return false;
  const { status } = came;
  if (typeof status === 'string' && FAILED.test(status.trim())) return true;
  if (isGiven(pick(came, 'message', 'msg')) && status !== undefined && flag(status) === false) return true;
  const { error, errors } = came;
  return (
    error === true || holds(errors) || (typeof error === 'string' && error !== '') || (isRecord(error) && holds(error))
  );
}

const holds = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : isRecord(value) ? Object.keys(value).length > 0 : isGiven(value);

/** `{ valid: false, message }`, at the top or in `data`. */
const isCouponRefused = (came: Came, path: string): boolean =>
  /\/coupon/.test(path) &&
  [came, pick(came, 'data'), pick(came, 'coupon')].some(
    (place) =>
      flag(pick(place, 'valid', 'isValid', 'available', 'isAvailable', 'applicable', 'isApplicable', 'applied')) ===
      false,
  );

const wordsOf = (came: Came): string =>
  [pick(came, 'message', 'msg', 'reason'), pick(came, 'error'), pick(pick(came, 'error'), 'message')]
    .filter((words) => typeof words === 'string')
    .join('\n');
