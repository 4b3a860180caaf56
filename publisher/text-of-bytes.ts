/**
 * Pages are looked at as text with one character per byte: what is looked for is ASCII, and to read all of a page's letters takes as
 * long as all the looking.
 */
export const textOfBytes = (bytes: Buffer): string => bytes.toString('latin1');

export const bytesOfText = (text: string): Buffer => Buffer.from(text, 'latin1');

const BEYOND_ASCII = /[\x80-\xff]/;

/** The letters of such a text. */
export const lettersOf = (text: string): string => (BEYOND_ASCII.test(text) ? bytesOfText(text).toString() : text);
