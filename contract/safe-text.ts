import * as v from 'valibot';

/** Maximum length of a name or a line, in characters. */
const MAX_LINE_LENGTH = 300;

/** Bidirectional control characters: a name that contains one could make the price beside it read backwards. */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Removes bidirectional control characters. */
export const stripBidiControls = (text: string): string => text.replace(BIDI_CONTROLS, '');

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
