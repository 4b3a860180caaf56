import { isRecord, type JsonObject, kindOf, pick } from './json.ts';
import { find, namesOf } from './names.ts';
import { htmlToText } from './html-text.ts';

/** What the contract says of every refusal. */
export interface Refusal {
  readonly message: string;
  readonly code: string;
  readonly fields?: Record<string, string>;
  readonly details?: unknown;
}

const MAX_LENGTH = 300;
const MAX_DEPTH = 4;

/** A class, a model or an error of the provider's own program: `com.shop.LoginRequest`, `App\\Models\\User`, `SQLSTATE`. */
const NAMES_CODE =
  /\b(?:[a-z]\w{0,40}\.){2,8}[A-Z]|\b[A-Z]\w{0,60}\\{1,2}[A-Z]|(?:Exception|TypeError|ReferenceError)\b|\bObjectId\b|\bSQLSTATE\b/;

/** Words for people: not the names of a program, markup of an error page, a stack or a list of dots. */
function words(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (/<(?:!doctype|html|head|body)\b/i.test(value) || /\n[^\S\n]+at \S+ ?\(/.test(value)) return undefined;
  const text = htmlToText(value).replace(/\s+/g, ' ');
  if (NAMES_CODE.test(text)) return undefined;
  return /\p{L}/u.test(text) ? text.slice(0, MAX_LENGTH) : undefined;
}

/** A field as a form names it: `customer.phone`, `/data/phone` and `["body", "phone"]` are `phone`. */
const lastOf = (where: unknown): string | undefined => {
  const whole = Array.isArray(where) ? where.at(-1) : isRecord(where) ? pick(where, 'pointer', 'parameter') : where;
  return typeof whole === 'string' || typeof whole === 'number'
    ? (String(whole).split(/[./]/).at(-1) ?? undefined)
    : undefined;
};

/** The message for each field that the refusal names. */
export function fieldsIn(body: unknown, depth = 0): Record<string, string> {
  if (!isRecord(body) || depth > MAX_DEPTH) return {};
  const fields: Record<string, string> = {};
  for (const name of namesOf('refusal.errors')) {
    const within = pick(body, name);
    if (Array.isArray(within)) {
      for (const entry of within) {
        const where = lastOf(find(entry, 'refusal.field'));
        const what = messageIn(entry);
        if (where !== undefined && what !== undefined) fields[where] ??= what;
      }
    } else if (isRecord(within)) {
      const pairs = Object.entries(within).map(
        ([where, what]) =>
          [
            where,
            Array.isArray(what) ? messageIn(what[0]) : typeof what === 'string' ? words(what) : messageIn(what),
          ] as const,
      );
      const isMap = !('message' in within) && ['errors', 'fields', 'validationErrors'].includes(name);
      if (isMap) for (const [where, what] of pairs) if (what !== undefined) fields[lastOf(where) ?? where] ??= what;
      Object.assign(fields, fieldsIn(within, depth + 1));
    }
  }
  return fields;
}

/** The first human-readable text, at any depth. */
function messageIn(body: unknown, depth = 0): string | undefined {
  if (typeof body === 'string') return words(body);
  if (depth > MAX_DEPTH) return undefined;
  if (Array.isArray(body)) return body.map((entry) => messageIn(entry, depth + 1)).find((found) => found !== undefined);
  if (!isRecord(body)) return undefined;
  for (const name of namesOf('refusal.message')) {
    const value = pick(body, name);
    const found = Array.isArray(value) || isRecord(value) ? messageIn(value, depth + 1) : words(value);
    if (found !== undefined) return found;
  }
  for (const name of ['errors', 'fields', 'violations', 'data', 'result', 'response', 'issues', 'non_field_errors']) {
    const found = messageIn(pick(body, name), depth + 1) ?? first(pick(body, name), depth);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** `{ phone: ['is too short'] }` */
const first = (body: unknown, depth: number): string | undefined =>
  isRecord(body)
    ? Object.values(body)
        .map((value) => messageIn(value, depth + 1))
        .find((found) => found !== undefined)
    : undefined;

/** A guess at what a sentence means: no more than `Validation failed`. */
const isEmptyTalk = (message: string): boolean =>
  /^(?:error|bad request|not found|conflict|unprocessable entity|validation (?:failed|error)s?|invalid (?:request|input)|request failed.*|http \d+)\.?$/i.test(
    message,
  );

/** A guess at what a sentence means: that the shop does not deliver there. */
const NOT_DELIVERED =
  /\b(?:not|n['’]t|cannot|unable to|no longer)\b[^.]{0,60}\b(?:deliver(?:ed|able|ing)?|serviceable|serviced?)\b|\bno (?:delivery|service) (?:to|at|in|here|for)\b|\b(?:undeliverable|unserviceable|non-serviceable)\b/i;

/** What an answer of 4xx or 5xx says, in the contract's words; null when it says nothing fit to show. */
export function refusalIn(body: unknown, status: number): Refusal | null {
  // A server error is not shown to a shopper, unless it has the contract's shape.
  const fields = fieldsIn(body);
  const message = messageIn(body);
  const code = codeOf(body);
  if (status >= 500 && !(message !== undefined && code !== undefined && kindOf(pick(body, 'message')) === 'a text'))
    return null;
  const [firstProblem] = Object.values(fields);
  const chosen = message === undefined || (isEmptyTalk(message) && firstProblem !== undefined) ? firstProblem : message;
  if (chosen === undefined) return null;
  const details = pick(body, 'details');
  return {
    message: chosen,
    code: status < 500 && NOT_DELIVERED.test(chosen) ? 'not_deliverable' : (code ?? `http_${status}`),
    ...(Object.keys(fields).length > 0 && { fields }),
    ...(details !== undefined && { details }),
  };
}

function codeOf(body: unknown): string | undefined {
  const candidates: unknown[] = [
    body,
    pick(body, 'error'),
    pick(body, 'data'),
    Array.isArray(pick(body, 'errors')) ? (pick(body, 'errors') as unknown[])[0] : undefined,
  ];
  for (const candidate of candidates.filter((value): value is JsonObject => isRecord(value))) {
    const code = find(candidate, 'refusal.code');
    if (typeof code === 'string' || typeof code === 'number') return String(code);
  }
  return undefined;
}
