const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const IN_STOCK = words('1 true yes y instock available backorder onbackorder preorder limitedavailability');
const OUT_OF_STOCK = words('0 false no n outofstock soldout unavailable notavailable discontinued');
const PUBLISHED = words('1 true yes y active published publish live');
const NOT_PUBLISHED = words('0 -1 false no n inactive draft archived unlisted private pending disabled');

const wordOf = (written: string): string => written.toLowerCase().replace(/[\s_]+/g, '');

export const isStockWord = (written: string): boolean =>
  IN_STOCK.has(wordOf(written)) || OUT_OF_STOCK.has(wordOf(written));
export const isPublishedWord = (written: string): boolean =>
  PUBLISHED.has(wordOf(written)) || NOT_PUBLISHED.has(wordOf(written));

/** @example isOutOfStock('out_of_stock') // true */
export const isOutOfStock = (written: string): boolean => OUT_OF_STOCK.has(wordOf(written));
export const isInStock = (written: string): boolean => IN_STOCK.has(wordOf(written));
export const isNotPublished = (written: string): boolean => NOT_PUBLISHED.has(wordOf(written));
