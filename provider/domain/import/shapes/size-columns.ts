import { measureOf } from '../../../../contract/measures.ts';
import { parsePackSize } from '../../../../contract/pack-size.ts';
import { toLatinDigits } from '../../../../contract/latin-digits.ts';
import { rankOf } from '../columns/column-names.ts';
import { areMostly, eachWhole, type FindShape, valuesOf } from './shape.ts';

const NUMBER = /^\d{1,6}(?:[.,]\d{1,3})?$/;
const isNumber = (value: string): boolean => NUMBER.test(toLatinDigits(value).trim());

/** A unit by itself. @example isUnit('gm.') // true */
const isUnit = (value: string): boolean => measureOf(unitOf(value)) !== undefined;
const unitOf = (value: string): string => value.trim().replace(/\.$/, '');

const SIZE_NOUNS = new Set(
  'pack packing size sizes weight wt qty quantity volume vol content contents grammage'.split(' '),
);
const BESIDE_SIZES = new Set('product item net unit sku value number amount'.split(' '));
const UNIT_NOUNS = new Set('unit units measure measurement'.split(' '));

/** @example wordsOf('weightInGms') // ['weight', 'in', 'gms'] */
const wordsOf = (name: string): readonly string[] =>
  name
    .slice(0, 100)
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const areSizeWords = (words: readonly string[]): boolean =>
  words.some((word) => SIZE_NOUNS.has(word)) && words.every((word) => SIZE_NOUNS.has(word) || BESIDE_SIZES.has(word));

/** The unit that a heading names. @example unitInHeading('Net Qty (ml)') // 'ml' */
function unitInHeading(name: string): string | undefined {
  const words = wordsOf(name);
  const unit = words.at(-1) ?? '';
  const measure = measureOf(unit)?.[0];
  const isUnit = measure !== undefined && measure !== 'piece';
  return isUnit && areSizeWords(words.slice(0, -1).filter((word) => word !== 'in')) ? unit : undefined;
}

/** How many there are of something, as well as how much one holds. */
const isCount = (name: string): boolean => /qty|quantity/i.test(name) && !/net|pack/i.test(name);
const isUnitName = (name: string): boolean => /uom$/i.test(name.trim()) || UNIT_NOUNS.has(wordsOf(name).at(-1) ?? '');

/** In a file that says how goods are sent, the weight is that of the parcel. */
const isOfParcel = (name: string): boolean =>
  /^(?:length|width|height)\b|shipping|^tax (?:class|status)$/i.test(name.trim());

const withUnit = (value: string, unit: string): string =>
  isNumber(value) && Number(value.replace(',', '.')) > 0 ? `${value.trim()} ${unit}` : value;

/** Numbers in one column and their units in another. */
export const findUnitColumn: FindShape = (columns, sample) => {
  const units = columns.findIndex((name, index) => isUnitName(name) && areMostly(valuesOf(sample, index), isUnit));
  if (units < 0) return undefined;
  const areSmall = areMostly(valuesOf(sample, units), (value) => /^(?:g|ml)/i.test(unitOf(value)), 0.3);
  const sizes = columns.findIndex(
    (name, index) =>
      index !== units &&
      areSizeWords(wordsOf(name)) &&
      (areSmall || !isCount(name)) &&
      areMostly(valuesOf(sample, index), isNumber),
  );
  if (sizes < 0) return undefined;
  return {
    columns,
    reader: eachWhole((record) => {
      const [size = '', unit = ''] = [record.fields[sizes], record.fields[units]];
      return [isUnit(unit) ? { ...record, fields: record.fields.with(sizes, withUnit(size, unitOf(unit))) } : record];
    }),
  };
};

/** Numbers whose unit the heading says. */
export const findUnitInHeading: FindShape = (columns, sample) => {
  if (columns.some(isOfParcel)) return undefined;
  const hasSizes = (index: number) => areMostly(valuesOf(sample, index), (value) => parsePackSize(value) !== null, 0.3);
  if (columns.some((name, index) => rankOf('packSize', name) !== undefined && hasSizes(index))) return undefined;
  for (const [index, name] of columns.entries()) {
    const unit = unitInHeading(name);
    if (unit === undefined || !areMostly(valuesOf(sample, index), isNumber)) continue;
    return {
      columns: columns.with(index, 'Pack size'),
      reader: eachWhole((record) => [
        { ...record, fields: record.fields.with(index, withUnit(record.fields[index] ?? '', unit)) },
      ]),
    };
  }
  return undefined;
};
