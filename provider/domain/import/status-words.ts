const words = (text: string): ReadonlySet<string> => new Set(text.normalize('NFKC').split(/\s+/));

const NO = words('0 false no n off - f नहीं না नही');
const IN_STOCK = words('1 true yes y instock available backorder onbackorder preorder limitedavailability हाँ हां হ্যাঁ');
const OUT_OF_STOCK = words(
  '0 false no n outofstock soldout unavailable notavailable discontinued notinstock nostock oos नहीं না',
);
const PUBLISHED = words(
  `1 true yes y active published publish live enabled enable visible listed online available instock forsale onsale sellable on x ✓ ✔
    catalogsearch catalog search shopandsearchresults approved open running normal notvisibleindividually t हाँ हां হ্যাঁ`,
);
const NOT_PUBLISHED = words(
  `0 -1 2 false no n inactive draft archived archive unlisted private pending disabled disable hidden unpublished offline unavailable
    notavailable notforsale discontinued blocked deleted trash suspended retired obsolete closed expired rejected incomplete stopped off
    f donotsell notactive notpublished notsellable delisted dead नहीं না`,
);

const wordOf = (written: string): string =>
  written
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=\p{L})[\s_,-]+|[.!]$/gu, '')
    .replace(/\.0+$/, '')
    .trim();

export const isStockWord = (written: string): boolean =>
  IN_STOCK.has(wordOf(written)) || OUT_OF_STOCK.has(wordOf(written));
export const isPublishedWord = (written: string): boolean =>
  PUBLISHED.has(wordOf(written)) || NOT_PUBLISHED.has(wordOf(written));

export const isNo = (written: string): boolean => NO.has(wordOf(written));

/** @example isOutOfStock('out_of_stock') // true */
export const isOutOfStock = (written: string): boolean => OUT_OF_STOCK.has(wordOf(written));
export const isInStock = (written: string): boolean => IN_STOCK.has(wordOf(written));
export const isNotPublished = (written: string): boolean => NOT_PUBLISHED.has(wordOf(written));
