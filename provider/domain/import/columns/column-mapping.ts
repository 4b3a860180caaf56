import type { Field } from './column-names.ts';

export type PriceUnit = 'rupees' | 'paise';

export interface MappedColumn {
  /** As in the file; empty where the header has no name for it. */
  readonly name: string;
  /** Null: the column is ignored. */
  readonly field: Field | null;
  /** What told the field. */
  readonly because: 'name' | 'content' | 'choice' | null;
  /** What an ignored column is known for: what the shop pays, or a number that counts the rows. */
  readonly ignoredAs: 'cost' | 'row-number' | null;
  /** Up to three different values, each one line. */
  readonly examples: readonly string[];
}

/** Which column of a file is taken for what, and how its values are read: plain data, to be shown and corrected. */
export interface ColumnMapping {
  /** In the order of the file. */
  readonly columns: readonly MappedColumn[];
  readonly prices: {
    readonly unit: PriceUnit;
    /** False: whole numbers in the thousands may be either; somebody who knows should say. */
    readonly isSure: boolean;
    readonly example: { readonly name: string; readonly written: string } | null;
    /** Places of the columns of which one may be what customers pay: somebody has to say. None where it is known. */
    readonly asked: readonly number[];
  };
  /** How many there are: all rows say it, some, only whether there are any, or none. */
  readonly stock: 'said' | 'partly' | 'whether' | 'unknown';
  /** Rows are counted in the file, so that two with the same name are two. */
  readonly hasRowNumbers: boolean;
  /** 45,50 is forty-five and a half. */
  readonly hasDecimalComma: boolean;
  /** Every category path begins with the same word, which is left out. */
  readonly hasCategoryRoot: boolean;
}

/** Choices of somebody who knows the file. */
export interface ColumnChoices {
  /** Names of columns, by field; none: the field is not read. */
  readonly columns?: Partial<Record<Field, readonly string[]>>;
  /** What every column is, in the order of the file; nothing is recognised then. */
  readonly fields?: readonly (Field | null)[];
  readonly prices?: PriceUnit;
}

/** Returns the indexes of the columns that a field is read from. */
export const indexesOf = ({ columns }: Pick<ColumnMapping, 'columns'>, field: Field): readonly number[] =>
  columns.flatMap((column, index) => (column.field === field ? [index] : []));

const LISTABLE = ['price', 'mrp', 'stock'] as const;

/** Without names a file changes prices, MRPs or stocks of products that are there, by their number. */
export function isPriceList(mapping: Pick<ColumnMapping, 'columns'>): boolean {
  const has = (field: Field): boolean => indexesOf(mapping, field).length > 0;
  return !has('name') && has('sku') && LISTABLE.some(has);
}
