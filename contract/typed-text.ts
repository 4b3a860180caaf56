import { toLatinDigits } from './latin-digits.ts';

/** Bidirectional control characters, marks included: a name that contains one could make the price beside it read backwards. */
const BIDI_CONTROLS = /\p{Bidi_Control}/gu;

/** Removes bidirectional control characters. */
export const stripBidiControls = (text: string): string => text.replace(BIDI_CONTROLS, '');

/** Signs that nobody sees, but for joiners and the selectors of emoji: format characters, fillers, the blank of Braille, a null note. */
const INVISIBLE =
  /(?![\u200c\u200d\ufe0f\u0600-\u0605\u06dd])[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{16fe4}\u{1d159}]/gu;
/** Joiners shape the letters of some scripts and make one emoji of several; elsewhere they do nothing. */
const IDLE_JOINERS =
  /(?<![\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]|(?!\p{Script=Latin})\p{L})[\u200c\u200d]+|(?<!\p{Emoji})\ufe0f+/gu;

/** Removes what nobody sees and nothing is written with. @example stripInvisible('Mou\u200b Sen') // 'Mou Sen' */
export const stripInvisible = (text: string): string => text.replace(INVISIBLE, '').replace(IDLE_JOINERS, '');

/** Whether there is nothing to be seen in a text: no letter, digit or sign. */
export const isBlank = (text: string): boolean => !/[\p{L}\p{N}\p{P}\p{S}]/u.test(stripInvisible(text));

/** Typed text in one form, whichever keyboard it came from; empty where nothing of it can be seen. */
const toText = (text: string): string => (isBlank(text) ? '' : stripInvisible(text).normalize('NFC'));

/** What was typed as one line: a line break becomes a space, other control characters and invisible ones are left out. */
export const toSingleLine = (text: string): string =>
  toText(text)
    .replace(/[\t-\r\u0085\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{Cc}+/gu, '');

/** What was typed as several lines: control characters but line breaks and tabs are left out, and invisible ones. */
export const toMultiLine = (text: string): string => toText(text).replace(/(?![\t\n\r])\p{Cc}/gu, '');

/**
 * A code or a number as it is compared: digits and signs of any keyboard in their plain form, one kind of dash, nothing unseen.
 * @example toCode('\u202aSAVE–৫০\u202c') // 'SAVE-50'
 */
export const toCode = (text: string): string =>
  toLatinDigits(toText(text.normalize('NFKC')).replace(/[\u200c\u200d\ufe0f\u20e3]/g, ''))
    .replace(/[\p{Pd}\u2043\u2212]/gu, '-')
    .trim();
