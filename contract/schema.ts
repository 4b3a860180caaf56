import * as v from 'valibot';
import { Id } from './id.ts';
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

/** Typed text of one line that may be left out or empty: trimmed, without control characters, at most `max` characters. */
export const optionalText = (max: number) =>
  maybe(
    v.pipe(v.string(), v.transform(toSingleLine), v.trim(), v.maxLength(max, `Please use at most ${max} characters.`)),
  );

const typed = (read: (text: string) => string) => (what: string, max: number) =>
  v.pipe(
    v.string(`Please enter ${what}.`),
    v.transform(read),
    v.trim(),
    v.minLength(1, `Please enter ${what}.`),
    v.maxLength(max, `Please use at most ${max} characters.`),
  );

/** Typed text of one line: trimmed, without control characters, not empty, at most `max` characters. `what` names it in the message. */
export const text = typed(toSingleLine);

/** The same of several lines. */
export const longText = typed(toMultiLine);

/** A code or a reference, as `toCode` reads it. `refusal` says so where it has control characters. */
export const code = (what: string, max: number, refusal: string) =>
  v.pipe(v.string(`Please enter ${what}.`), withoutControls(refusal), v.transform(toCode), text(what, max));
