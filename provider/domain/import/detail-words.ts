import { toLatinDigits } from '../../../contract/latin-digits.ts';

/** A line of the details, as the product page shows it. */
interface Detail {
  readonly label: string;
  readonly value: string;
}

const MAX_LABEL = 80;
const MAX_VALUE = 300;
const MAX_DETAILS = 30;
const MAX_HIGHLIGHTS = 20;

/** One line without control characters. */
const toLine = (text: string, most: number): string =>
  text
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, most)
    .trim();

const isStated = (line: string): boolean => !/^(?:-*|no|none|nil|n\/?a|not applicable)$/i.test(line);

const lineOf = (written: string): string | null => {
  const line = toLine(written, MAX_VALUE);
  return isStated(line) ? line : null;
};

/** A sentence may hold commas, so that they part nothing. @example highlightsOf('Cold pressed | First press, in wood') */
export function highlightsOf(written: string): string[] | null {
  const lines = written
    .split(/[|\n•]/)
    .map((part) => toLine(part, MAX_VALUE))
    .filter(isStated)
    .slice(0, MAX_HIGHLIGHTS);
  return lines.length > 0 ? lines : null;
}

/** @example detailsOf('Keep: cool; dry | Fat: 6 %') // [{ label: 'Keep', value: 'cool; dry' }, { label: 'Fat', value: '6 %' }] */
export function detailsOf(written: string): Detail[] | null {
  // A semicolon parts two only where a label follows.
  const parts = written.split(/[|\n•]|;(?=[^:;|\n]{1,80}:)/);
  const details = parts.flatMap((part) => {
    const colon = part.indexOf(':');
    const [label, value] = [toLine(part.slice(0, Math.max(0, colon)), MAX_LABEL), lineOf(part.slice(colon + 1))];
    return label === '' || value === null ? [] : [{ label, value }];
  });
  return details.length > 0 ? details.slice(0, MAX_DETAILS) : null;
}

export const isDetailText = (written: string): boolean => detailsOf(written) !== null;

/** The numbers of 14 digits of the food authority, whatever words stand around them. */
export function fssaiOf(written: string): string | null {
  const numbers = toLatinDigits(written).match(/(?<!\d)\d{14}(?!\d)/g) ?? [];
  return numbers.length > 0 ? numbers.slice(0, 3).join(', ') : null;
}

export const isFssaiText = (written: string): boolean => fssaiOf(written) !== null;

/** What the law wants on a label, by the field that says it, in the order in which the page has it: behind the other details. */
const LABEL_FACTS = {
  origin: 'Country of origin',
  maker: 'Made and packed by',
  importer: 'Imported by',
  fssai: 'FSSAI licence',
  consumerCare: 'Consumer care',
  seller: 'Sold by',
} as const;

type LabelFact = keyof typeof LABEL_FACTS;
const FACTS = Object.entries(LABEL_FACTS) as [LabelFact, string][];
const LABELS: ReadonlySet<string> = new Set(Object.values(LABEL_FACTS));

/** How a row's cells of the details are read. */
export const DETAIL_READERS = {
  highlights: highlightsOf,
  details: detailsOf,
  origin: lineOf,
  maker: lineOf,
  importer: lineOf,
  fssai: fssaiOf,
  consumerCare: lineOf,
  seller: lineOf,
} as const;

interface RowDetails extends Readonly<Partial<Record<LabelFact, string | null | undefined>>> {
  readonly details?: readonly Detail[] | null | undefined;
}

/** Whether a row's file has a column of what stands among the details. */
export const saysDetails = (row: RowDetails): boolean =>
  row.details !== undefined || FACTS.some(([fact]) => row[fact] !== undefined);

/** The details of a product after a row: what its file has no column for stays as it was. */
export function detailsAfter(row: RowDetails, before: readonly Detail[] | null): Detail[] | null {
  const others = row.details === undefined ? (before ?? []).filter(({ label }) => !LABELS.has(label)) : row.details;
  const facts = FACTS.flatMap(([fact, label]) => {
    const value = row[fact] === undefined ? before?.find((one) => one.label === label)?.value : row[fact];
    return value ? [{ label, value }] : [];
  });
  const details = [...(others ?? []), ...facts];
  return details.length > 0 ? details : null;
}
