import { rankOf } from '../columns/column-names.ts';
import type { TableRecord } from '../files/table.ts';
import { type FindShape, isFilled } from './shape.ts';

const MAX_LENGTH = 100;
/** A list of goods says so much of each that a line with one word is none of them. */
const ENOUGH_COLUMNS = 3;

/** The only thing that a record says, where that is the name of a part of the list. */
function sectionOf({ fields }: TableRecord): string | undefined {
  const filled = fields.filter(isFilled);
  const [only = ''] = filled;
  const isName = filled.length === 1 && only.length <= MAX_LENGTH && /\p{L}/u.test(only) && !/total/i.test(only);
  return isName ? only.trim() : undefined;
}

/** A line with nothing but "Dals", above those that are. Where one stands above all others, and no column is the category. */
export const findSections: FindShape = (columns, sample) => {
  const [first, ...others] = sample;
  if (!first || sectionOf(first) === undefined || columns.filter(isFilled).length < ENOUGH_COLUMNS) return undefined;
  if (columns.some((name) => rankOf('category', name) !== undefined)) return undefined;
  const goods = others.filter(({ fields }) => fields.filter(isFilled).length >= ENOUGH_COLUMNS);
  if (goods.length <= others.length / 2) return undefined;
  return {
    columns: [...columns, 'Category'],
    reader: () => {
      let section = '';
      return (record) => {
        const named = sectionOf(record);
        if (named === undefined)
          return [record.reason === undefined ? { ...record, fields: [...record.fields, section] } : record];
        section = named;
        return [];
      };
    },
  };
};
