import * as v from 'valibot';
import { stripBidiControls, toSingleLine } from './typed-text.ts';

/** Maximum length of a name or a line, in characters. */
const MAX_LINE_LENGTH = 300;

const CONTROLS = /\p{Cc}/u;

/** Whether a text has characters that no key types, such as U+0000, or line breaks: no code, number or id has them. */
const hasControls = (text: string): boolean => CONTROLS.test(text);

/** Refuses such a text. To stand before whatever trims it. */
export const withoutControls = (message: string) => v.check((text: string) => !hasControls(text), message);

/** A name or a line from the provider: one line, cut at the maximum length. */
export const SingleLineText = v.pipe(
  v.string(),
  v.transform((text) => {
    const line = stripBidiControls(text).replace(/\p{Cc}+/gu, ' ');
    return line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH).toWellFormed()}…` : line;
  }),
);

/** A longer text from the provider. */
export const MultiLineText = v.pipe(v.string(), v.transform(stripBidiControls));

/** The part of a URL that names a product or category; null when it is unusable, and the id is used instead. */
export const Slug = v.fallback(
  v.nullish(v.pipe(v.string(), v.maxLength(200), v.regex(/^[\p{L}\p{M}\p{N}_-][\p{L}\p{M}\p{N}._~-]*$/u)), null),
  null,
);

/** What is searched for, as it was typed. */
export const SearchKey = v.pipe(v.string(), v.transform(toSingleLine));
