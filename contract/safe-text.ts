import * as v from 'valibot';

/** A name or a line at its longest, in characters. */
const MAX_LINE_LENGTH = 300;

/** Signs that turn the direction of whatever follows them: a name could make the price beside it read backwards. */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Text whose signs act on nothing but itself. */
export const stripBidiControls = (text: string): string => text.replace(BIDI_CONTROLS, '');

/** As a provider hands out a name or a line: one line, and no longer than a page can show. */
export const SingleLineText = v.pipe(
  v.string(),
  v.transform((text) => {
    const line = stripBidiControls(text).replace(/\p{Cc}+/gu, ' ');
    return line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH).toWellFormed()}…` : line;
  }),
);

/** As a provider hands out a longer text. */
export const MultiLineText = v.pipe(v.string(), v.transform(stripBidiControls));

/** The part of an address that names a thing; without a usable one its id stands there. */
export const Slug = v.fallback(
  v.nullish(v.pipe(v.string(), v.maxLength(200), v.regex(/^[\p{L}\p{M}\p{N}_-][\p{L}\p{M}\p{N}._~-]*$/u)), null),
  null,
);
