import { parsePackSize, sizesIn } from '../../../../contract/pack-size.ts';
import { rankOf } from '../columns/column-names.ts';
import type { TableRecord } from '../files/table.ts';
import { parseMoney } from '../../../../contract/money-text.ts';
import { areMostly, eachWhole, type FindShape, isFilled, valuesOf } from './shape.ts';

interface SizeColumn {
  readonly index: number;
  readonly size: string;
  readonly isMrp: boolean;
}

const MAX_HEADING = 60;
const PRICE_WORDS = /^(?:price|rate|mrp|sale|selling|sp|rs|inr|in|for|of|per|pack)$/i;

/** The size that a heading is, beside words that say no more than that its column has prices. */
function sizeOf(name: string): Pick<SizeColumn, 'size' | 'isMrp'> | undefined {
  if (name.length > MAX_HEADING) return undefined;
  const [size, ...others] = sizesIn(name);
  if (size === undefined || others.length > 0) return undefined;
  const words = name.replace(size, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  if (!words.every((word) => PRICE_WORDS.test(word))) return undefined;
  return { size: size.trim().replace(/^\((.*)\)$/, '$1'), isMrp: words.some((word) => /^mrp$/i.test(word)) };
}

const isPrice = (value: string): boolean => parseMoney(value) !== undefined || /^[-–—x]$/i.test(value.trim());

/** Prices of several sizes in a line, each under its size: every one becomes a line of its own. */
export const findPricesOfSizes: FindShape = (columns, sample) => {
  const wide = columns.flatMap((name, index): SizeColumn[] => {
    const heading = sizeOf(name);
    const values = valuesOf(sample, index);
    return heading && (values.length === 0 || areMostly(values, isPrice, 0.5)) ? [{ ...heading, index }] : [];
  });
  const bySize = Map.groupBy(wide, ({ size }) => {
    const content = parsePackSize(size);
    return `${content?.amount ?? ''}${content?.unit ?? ''}`;
  });
  const isEach = [...bySize.values()].every((same) => new Set(same.map(({ isMrp }) => isMrp)).size === same.length);
  const hasPrice = columns.some((name) => rankOf('price', name) !== undefined && sizeOf(name) === undefined);
  if (bySize.size < 2 || !isEach || hasPrice) return undefined;

  const otherIndexes = columns.flatMap((_, index) => (wide.some((column) => column.index === index) ? [] : [index]));
  const isNamed = (field: 'sku' | 'stock', index: number) => rankOf(field, columns[index] ?? '') !== undefined;
  const hasMrp = wide.some(({ isMrp }) => isMrp);
  const linesOf = (record: TableRecord): readonly TableRecord[] => {
    const priced = [...bySize.values()].flatMap((same) => {
      const [price = '', mrp = ''] = [false, true].map((is) => {
        const written = record.fields[same.find(({ isMrp }) => isMrp === is)?.index ?? -1] ?? '';
        return parseMoney(written) === undefined && !/[\p{L}\p{N}]{2}/u.test(written) ? '' : written;
      });
      return isFilled(price) || isFilled(mrp) ? [{ size: same[0]?.size ?? '', price, mrp }] : [];
    });
    const lines = priced.length > 0 ? priced : [{ size: '', price: '', mrp: '' }];
    return lines.map(({ size, price, mrp }) => {
      const otherFields = otherIndexes.map((index) => {
        const written = record.fields[index] ?? '';
        if (isNamed('sku', index) && isFilled(written) && size !== '') return `${written.trim()}/${size}`;
        // A stock for all sizes together belongs to none of them.
        return isNamed('stock', index) && lines.length > 1 ? '' : written;
      });
      return { ...record, fields: [...otherFields, size, price, ...(hasMrp ? [mrp] : [])] };
    });
  };
  return {
    columns: [...otherIndexes.map((index) => columns[index] ?? ''), 'Pack size', 'Price', ...(hasMrp ? ['MRP'] : [])],
    reader: eachWhole(linesOf),
  };
};
