import { stringify } from 'csv-stringify/sync';
import { stripBidiControls } from '../../contract/typed-text.ts';

/** Characters that a spreadsheet skips before a formula: blanks, quotes, and invisible ones. */
const PASSED_OVER = '[\\s"\'`´„‚\u2800\\p{Pi}\\p{Pf}\\p{C}\\p{M}\\p{Default_Ignorable_Code_Point}]';
/** What makes it calculate a cell, also as the wide forms of East Asian keyboards, with all that is passed over before. */
const FORMULA = new RegExp(`(?<!${PASSED_OVER})(${PASSED_OVER}*)([=+\\-@＝＋－＠])`, 'gu');
/** Where a program that splits at lines begins a cell that has no apostrophe yet. */
const LINE_BREAK = /\r\n(?!')|\r(?![\n'])|[\n\t](?!')/g;

const NEGATIVE_NUMBER = /^-\d[\d,]*(?:\.\d+)?$/;

/**
 * Text that a spreadsheet program shows as it is: an apostrophe stands before what it would calculate at the beginning of a cell,
 * and of what a program would take for one that splits at semicolons or at each line.
 */
export const plainCell = (value: unknown): string => {
  const text = stripBidiControls(String(value ?? ''));
  if (NEGATIVE_NUMBER.test(text)) return text;
  const plain = text.replace(FORMULA, (_, before: string, sign: string, at: number) => {
    const isFirst = at === 0 || text[at - 1] === ';';
    return `${isFirst && !before.startsWith("'") ? "'" : ''}${before.replace(LINE_BREAK, "$&'")}${sign}`;
  });
  return /^[\t\r\n]/.test(plain) ? `'${plain}` : plain;
};

const NUMBER_AS_TEXT = /^'(?=[\d.,]+$)/;
/** An apostrophe as `plainCell` writes it. */
const MARK = new RegExp(`(^|[;\\t\\r\\n])'(?=${PASSED_OVER}{0,20}[=+\\-@＝＋－＠])`, 'gu');

/**
 * What a cell says that a spreadsheet program was told to show as it is: the other way round than `plainCell`.
 * @example unmarkedCell("'-77") // '-77'
 */
export const unmarkedCell = (text: string): string =>
  text.includes("'") ? text.replace(MARK, '$1').replace(NUMBER_AS_TEXT, '') : text;

/** Rows as CSV for a spreadsheet program, in which nothing is calculated. With the mark `isFirst`, Excel knows the encoding. */
export const toCsv = (rows: readonly (readonly unknown[])[], isFirst: boolean): string =>
  stringify(
    rows.map((row) => row.map(plainCell)),
    { bom: isFirst },
  );
