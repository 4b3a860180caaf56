import { parsePackSize } from '../../../../contract/pack-size.ts';
import { countColumnNames } from '../columns/column-names.ts';
import { type FindShape, isFilled } from './shape.ts';

const isColumnName = (name: string): boolean => countColumnNames([name]) > 0;

const isSize = (name: string): boolean => name.length < 60 && parsePackSize(name) !== null;

/** A heading made of what stands above and what stands below. */
function headingOf(above: string, below: string): string {
  if (!isFilled(below)) return above;
  if (!isFilled(above)) return below;
  return [below, `${below} ${above}`, `${above} ${below}`].find(isColumnName) ?? `${above} ${below}`;
}

/**
 * Headings in two rows as one: "Price" above "MRP" and "Selling". Undefined where the rows are no headings: each column says
 * something in one of them, and what stands below a group has no number in it.
 */
export function joinHeadings(above: readonly string[], lower: readonly string[]): readonly string[] | undefined {
  // Cells that are shown as one say the same.
  const below = lower.map((cell, index) => (cell.trim() === above[index]?.trim() ? '' : cell));
  const length = Math.max(above.length, below.length);
  const pairs = Array.from(
    { length },
    (_, index) => [(above[index] ?? '').trim(), (below[index] ?? '').trim()] as const,
  );
  const begins = (index: number) => isFilled(above[index]) && !isFilled(above[index + 1]) && isFilled(below[index + 1]);
  const isTwo =
    pairs.every(([upper, under], index) => !isFilled(upper) || !isFilled(under) || begins(index)) &&
    pairs.some(([upper, under], index) => isFilled(upper) && isFilled(under) && begins(index)) &&
    pairs.some(([upper, under]) => isFilled(upper) && !isFilled(under)) &&
    below.every((cell) => !isFilled(cell) || isSize(cell) || (/\p{L}/u.test(cell) && !/\p{Nd}/u.test(cell))) &&
    below.some((cell) => isColumnName(cell) || isSize(cell));
  if (!isTwo) return undefined;
  let group = '';
  return pairs.map(([upper, under]) => {
    if (isFilled(upper)) group = upper;
    return headingOf(isFilled(under) ? group : upper, under);
  });
}

/** The row behind the header that goes on with it. */
export const findSecondHeader: FindShape = (columns, [first]) => {
  if (!first || first.reason !== undefined) return undefined;
  const joined = joinHeadings(columns, first.fields);
  return joined && { columns: joined, reader: () => (record) => (record.line === first.line ? [] : [record]) };
};
