import { parsePackSize } from '../../../../contract/pack-size.ts';
import { eachWhole, type FindShape, isFilled } from './shape.ts';

/** What tells the variants of one product apart: Shopify's "Option2 Value", WooCommerce's "Attribute 2 value(s)". */
const OPTION = /^(?:option ?\d(?: value)?|attribute \d value\(s\))$/i;
const NO_OPTION = /^default(?: title)?$/i;

/** Several options of a variant as one, its size first. */
export const findOptions: FindShape = (columns) => {
  const optionIndexes = columns.flatMap((name, index) => (OPTION.test(name.trim()) ? [index] : []));
  const [into, ...others] = optionIndexes;
  if (into === undefined || others.length === 0) return undefined;
  return {
    columns,
    reader: eachWhole((record) => {
      const options = optionIndexes
        .map((index) => (record.fields[index] ?? '').trim())
        .filter((option) => isFilled(option) && !NO_OPTION.test(option))
        .toSorted((one, other) => Number(parsePackSize(other) !== null) - Number(parsePackSize(one) !== null));
      return [{ ...record, fields: record.fields.with(into, options.join(', ')) }];
    }),
  };
};
