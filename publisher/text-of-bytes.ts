/**
 * Pages are checked as text with one character per byte: the checks look for ASCII, and decoding a page would take as long as all
 * of them.
 */
export const textOfBytes = (bytes: Buffer): string => bytes.toString('latin1');

export const bytesOfText = (text: string): Buffer => Buffer.from(text, 'latin1');

const BEYOND_ASCII = /[\x80-\xff]/;

/** The letters of such a text. */
export const lettersOf = (text: string): string => (BEYOND_ASCII.test(text) ? bytesOfText(text).toString() : text);
