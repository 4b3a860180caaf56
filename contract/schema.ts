import * as v from 'valibot';
import { Id } from './id.ts';
import { stripBidiControls } from './safe-text.ts';

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

/** Typed text: trimmed, without bidirectional controls, not empty, at most `max` characters. `what` names it in the message. */
export const text = (what: string, max: number) =>
  v.pipe(
    v.string(`Please enter ${what}.`),
    v.transform(stripBidiControls),
    v.trim(),
    v.minLength(1, `Please enter ${what}.`),
    v.maxLength(max, `Please use at most ${max} characters.`),
  );
