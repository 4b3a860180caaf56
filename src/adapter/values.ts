import { type Id, sameId } from '../../contract/id.ts';
import { toPhone } from '../../contract/phone.ts';
import { isGiven, isRecord, pick } from './json.ts';
import { htmlToText, isMarkup, lineOf } from './html-text.ts';

/** The first number of a text: `₹ 1,299.00` and `Rs. 1,29,900` too. */
const NUMBER = /-?\d[\d,]*(?:\.\d+)?/;

/** A number, also as text; undefined when there is none. */
export function number(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const found = NUMBER.exec(value)?.[0];
  return found === undefined ? undefined : Number(found.replaceAll(',', ''));
}

const TRUE = /^(?:true|yes|y|1|on|active|enabled|available)$/i;
const FALSE = /^(?:false|no|n|0|off|inactive|disabled|unavailable)$/i;

/** True or false, also as a word or a number. */
export function flag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return value !== 0;
  if (typeof value !== 'string') return undefined;
  if (TRUE.test(value.trim())) return true;
  return FALSE.test(value.trim()) ? false : undefined;
}

/** An id as it came, or that of an object that has one. */
export function id(value: unknown): string | number | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (typeof value === 'string') return value || undefined;
  if (!isRecord(value)) return undefined;
  return id(pick(value, 'id', '_id', '$oid', 'uuid', 'value'));
}

/** Whether two values are ids of the same thing: a number and its text are. */
export const isSameId = (a: unknown, b: unknown): boolean => sameId(a as Id, b as Id);

/** A text; of an object by language the English one, otherwise the first. */
export function text(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (!isRecord(value)) return undefined;
  const chosen = pick(value, 'en', 'en-IN', 'en_IN', 'default', 'text', 'html', 'value', 'name', 'label');
  const words = isGiven(chosen) ? chosen : Object.values(value).find((other) => typeof other === 'string');
  return typeof words === 'string' ? words : undefined;
}

/** A number of ten digits, however it is written, such as `+91-9830041207`; another one as it came. */
export function phone(value: unknown): string | undefined {
  const read = text(value);
  const digits = toPhone(read ?? '');
  return /^\d{10}$/.test(digits) ? digits : read;
}

/** A name or a line: without entities and inline tags. */
export function line(value: unknown): string | undefined {
  const words = text(value);
  return words === undefined ? undefined : lineOf(words);
}

/** A longer text: HTML and Markdown become paragraphs. */
export function prose(value: unknown): string | undefined {
  const words = text(value);
  if (words === undefined) return undefined;
  return isMarkup(words) ? htmlToText(words) : words;
}
