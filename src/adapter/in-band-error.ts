import { HTTPError } from 'ky';
import { httpError } from './http-error.ts';
import type { Sent } from './sent.ts';
import { isGiven, isRecord, type JsonObject, pick } from './json.ts';
import { find } from './names.ts';
import { flag } from './values.ts';

/** A refusal that came with a status of 200: the provider says in the body alone that the call failed. */
export class InBandError<T = unknown> extends HTTPError<T> {}

/** A guess at what a word means: failure. */
const FAILED = /^(?:error|fail(?:ed|ure)?|ko|nok|not[ _]?ok|unsuccessful)$/i;
/** A guess at what a sentence means: that the token is not, or no longer, good. */
const LOGGED_OUT =
  /\b(?:unauthori[sz]ed|unauthenticated|not (?:logged|signed) in|jwt|session (?:has )?expired|(?:invalid|expired|missing) (?:\w+ )?token|token (?:is |has )?(?:invalid|expired|missing|required))\b/i;
/** A guess at what a sentence means: that there is none of what was asked for. */
const NOTHING_THERE = /\b(?:no|not|nothing|never|empty|without|0)\b/i;
/** A failed order or payment that has an id is an answer all the same. */
const IDENTITY = ['id', '_id', 'uuid', 'orderId', 'orderNumber', 'transactionId'];

/** Refuses what the provider refuses in the body of an answer of 200, as if the status had said it. */
export function refuseInBand(body: unknown, text: string, sent: Sent): void {
  const status = isRecord(body) ? failureIn(body, sent) : isErrorPage(text) ? NO_SUCH_CALL : null;
  if (status !== null) throw httpError(status, body ?? {}, sent, InBandError);
}

/** An error page that came with 200 says nothing of the customer's: the call is not there, or broken. */
const NO_SUCH_CALL = 501;
const isErrorPage = (text: string): boolean => /^\s*<(?:!doctype|html|head|body|br|b)\b/i.test(text);

/** The status that would have said the same; null for an answer that is no failure. */
function failureIn(body: JsonObject, { method, path }: Sent): number | null {
  // A `code` in a string may be a coupon's.
  const code = [body['code']].filter((value) => typeof value === 'number');
  const statusInBody = [pick(body, 'statusCode'), pick(body, 'responseCode'), body['status'], ...code]
    .map(Number)
    .find((status) => Number.isInteger(status) && status >= 400 && status < 600);
  if (statusInBody === undefined && !hasFailed(body) && !isCouponRefused(body, path)) return null;
  if (statusInBody !== undefined && statusInBody !== 400) return statusInBody;
  const words = wordsOf(body);
  if (LOGGED_OUT.test(words)) return 401;
  if (method === 'GET' && NOTHING_THERE.test(words)) return 404;
  // A refused coupon was understood: 409 prevents sending it again in other words.
  return isCouponRefused(body, path) ? 409 : 422;
}

function hasFailed(body: JsonObject): boolean {
  if (isGiven(pick(body, ...IDENTITY))) return false;
  const success = flag(find(body, 'refusal.success'));
  if (success !== undefined) return !success;
  if (holds(pick(body, 'data', 'result', 'payload', 'response'))) return false;
  if (isEmptyRefusal(body)) return true;
  const { status } = body;
  if (typeof status === 'string' && FAILED.test(status.trim())) return true;
  if (isGiven(pick(body, 'message', 'msg')) && status !== undefined && flag(status) === false) return true;
  const { error, errors } = body;
  return (
    error === true || holds(errors) || (typeof error === 'string' && error !== '') || (isRecord(error) && holds(error))
  );
}

/** A guess at what a code means: that all went well. */
const WENT_WELL = /^(?:[as]?0*|1|2\d\d|ok|success\w*|created|accepted|done)$/i;

/** A guess at what a sentence means: that all went well. */
const SOUNDS_WELL = /\b(?:success\w*|ok|done|saved|added|updated|removed|deleted|placed|applied|sent)\b/i;

/** `{ responseCode: 'E152', responseMessage: 'This window is full', payload: null }`: a code and a sentence where there should be an answer. */
function isEmptyRefusal(body: JsonObject): boolean {
  const isEmpty = ['data', 'result', 'payload', 'response'].some((name) => name in body);
  const code = pick(body, 'responseCode', 'resultCode', 'statusCode', 'errorCode', 'code');
  const message = find(body, 'refusal.message');
  const saysSo = isGiven(code) && !WENT_WELL.test(String(code)) && typeof message === 'string';
  return isEmpty && saysSo && !(SOUNDS_WELL.test(message) && !/\b(?:not|no|cannot|un\w+)\b|n.t\b/i.test(message));
}

const holds = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : isRecord(value) ? Object.keys(value).length > 0 : isGiven(value);

/** `{ valid: false, message }`, at the top or in `data`. */
const isCouponRefused = (body: JsonObject, path: string): boolean =>
  /\/coupon/.test(path) &&
  [body, pick(body, 'data'), pick(body, 'coupon')].some((object) => flag(find(object, 'refusal.valid')) === false);

const wordsOf = (body: JsonObject): string =>
  [find(body, 'refusal.message'), pick(body, 'reason'), pick(body, 'error'), pick(pick(body, 'error'), 'message')]
    .filter((words) => typeof words === 'string')
    .join('\n');
