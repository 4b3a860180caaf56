import * as v from 'valibot';
import { groupDigits } from './group-digits.ts';
import { toLatinDigits } from './latin-digits.ts';
import { stripInvisible } from './typed-text.ts';

/** Maximum number of pincodes in one change. */
const MAX_PINCODES = 10_000;
const MAX_TYPED_LENGTH = 200_000;
/** How many of what is no pincode are named. */
const NAMED = 5;

const PINCODE = /^[1-9]\d{5}$/;

/** The parts of a text, ranges as `700001-700156`: of lists, of sentences, and of a column of a spreadsheet with its heading. */
const partsOf = (typed: string): string[] =>
  toLatinDigits(stripInvisible(typed).normalize('NFKC'))
    .replace(/[\p{Pd}\u2043\u2212]/gu, '-')
    .replace(/[\s,;"'|]+/g, ' ')
    .replace(/^ ?pin[ -]?codes? /i, '')
    .replace(/ to /gi, '-')
    .replace(/ ?- ?/g, '-')
    // As it is written on letters.
    .replace(/(?<!\d)(\d{3}) (\d{3})(?!\d)/g, '$1$2')
    .split(' ')
    .filter((part) => part !== '');

interface Range {
  readonly from: number;
  readonly length: number;
}

/** What a part stands for; undefined where that is no pincode and no range. */
function rangeOf(part: string): Range | undefined {
  const [from = '', to = from, ...others] = part.split('-');
  if (!PINCODE.test(from) || !PINCODE.test(to) || others.length > 0 || to < from) return undefined;
  return { from: Number(from), length: Number(to) - Number(from) + 1 };
}

const expand = ({ from, length }: Range): string[] => Array.from({ length }, (_, index) => String(from + index));

function refusal(unreadable: readonly string[]): string {
  const named = unreadable.slice(0, NAMED).map((part) => `“${part.length > 20 ? `${part.slice(0, 20)}…` : part}”`);
  const others = unreadable.length - named.length;
  const list = [...named, ...(others > 0 ? [`${groupDigits(String(others))} more`] : [])];
  const last = list.pop() ?? '';
  const subject = list.length > 0 ? `${list.join(', ')} and ${last} are no pincodes` : `${last} is no pincode`;
  return `${subject}. A pincode has six digits; a range goes up, such as 700001-700156.`;
}

/**
 * Pincodes as somebody types or pastes them, with commas, spaces or lines between them, and ranges; each once, in order.
 * Nothing is taken of a text that has something else in it: that is named.
 */
export const TypedPincodes = v.pipe(
  v.string('Please enter pincodes.'),
  v.maxLength(MAX_TYPED_LENGTH, 'Please enter fewer pincodes at once.'),
  v.rawTransform(({ dataset, addIssue, NEVER }): string[] => {
    const parts = partsOf(dataset.value);
    const ranges = parts.flatMap((part) => rangeOf(part) ?? []);
    if (ranges.length < parts.length) {
      addIssue({ message: refusal(parts.filter((part) => !rangeOf(part))) });
      return NEVER;
    }
    // Before they are expanded: a short text can stand for millions.
    if (ranges.reduce((sum, { length }) => sum + length, 0) > MAX_PINCODES) {
      addIssue({ message: `Please enter at most ${groupDigits(String(MAX_PINCODES))} pincodes at once.` });
      return NEVER;
    }
    return [...new Set(ranges.flatMap(expand))].sort();
  }),
);

/** At least one of them. */
export const SomePincodes = v.pipe(TypedPincodes, v.minLength(1, 'Please enter pincodes.'));

/** Sorted pincodes as ranges, as they are typed too. @example rangesOf(['700001', '700002', '700019']) // ['700001-700002', '700019'] */
export function rangesOf(pincodes: readonly string[]): string[] {
  const ranges: { from: string; to: string }[] = [];
  for (const pincode of pincodes) {
    const last = ranges.at(-1);
    if (last && Number(pincode) === Number(last.to) + 1) last.to = pincode;
    else ranges.push({ from: pincode, to: pincode });
  }
  return ranges.map(({ from, to }) => (from === to ? from : `${from}-${to}`));
}
