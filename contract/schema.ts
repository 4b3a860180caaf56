import * as v from 'valibot';
import { Id } from './id.ts';
import { msg } from './msg.ts';
import { withoutControls } from './safe-text.ts';
import { toCode, toMultiLine, toSingleLine } from './typed-text.ts';

/** A field that other providers may leave out or send as null; always null inside. */
export const maybe = <const S extends v.GenericSchema>(schema: S) => v.nullish(schema, null);

/** `{ data: [...] }`, as most answers of section 7 are. */
export const listOf = <const S extends v.GenericSchema>(item: S) => v.object({ data: v.array(item) });

/** `{ data: {...} }` */
export const one = <const S extends v.GenericSchema>(item: S) => v.object({ data: item });

/** What a write made: whole, or only its id, or nothing where the provider says no more; whoever needs it whole asks for it. */
export const saved = <const S extends v.GenericSchema>(item: S) =>
  v.object({ data: v.nullish(v.union([item, v.object({ id: Id })]), null) });

/** A whole number in a query, where everything arrives as text. */
export const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(Number),
    v.integer('Please give a whole number.'),
    v.minValue(min, `The smallest value is ${min}.`),
    v.maxValue(max, `The largest value is ${max}.`),
  );

/** For each length of what customers type: only whole texts are translated. */
const AT_MOST: Readonly<Record<number, string>> = {
  40: msg('Please use at most 40 characters.'),
  80: msg('Please use at most 80 characters.'),
  160: msg('Please use at most 160 characters.'),
  254: msg('Please use at most 254 characters.'),
  300: msg('Please use at most 300 characters.'),
};
export const atMost = (max: number): string => AT_MOST[max] ?? `Please use at most ${max} characters.`;

/** Typed text of one line that may be left out or empty: trimmed, without control characters, at most `max` characters. */
export const optionalText = (max: number) =>
  maybe(v.pipe(v.string(), v.transform(toSingleLine), v.trim(), v.maxLength(max, atMost(max))));

const typed = (read: (text: string) => string) => (missing: string, max: number) =>
  v.pipe(v.string(missing), v.transform(read), v.trim(), v.minLength(1, missing), v.maxLength(max, atMost(max)));

/** Typed text of one line: trimmed, without control characters, not empty, at most `max` characters. `missing` is said where it is empty. */
export const text = typed(toSingleLine);

/** Like `text`, for several lines. */
export const longText = typed(toMultiLine);

/** A code or a reference, as `toCode` reads it. `refusal` says so where it has control characters. */
export const code = (missing: string, max: number, refusal: string) =>
  v.pipe(v.string(missing), withoutControls(refusal), v.transform(toCode), text(missing, max));
