/** Values of a product in the last file. */
export interface FileValues {
  /** A hash of all but the following, which a price list changes by themselves. */
  readonly content: string;
  readonly pricePaise: number;
  readonly mrpPaise: number;
  /** Null where no file had a stock. */
  readonly stock: number | null;
}

export const writeRowHash = ({ content, pricePaise, mrpPaise, stock }: FileValues): string =>
  [content, pricePaise, mrpPaise, stock ?? ''].join(' ');

/** Null for goods that came otherwise, or by an earlier version. */
export function readRowHash(hash: string | null): FileValues | null {
  const [content = '', price, mrp, stock] = hash?.split(' ') ?? [];
  if (price === undefined) return null;
  return { content, pricePaise: Number(price), mrpPaise: Number(mrp), stock: stock ? Number(stock) : null };
}

/** Whether a row says the same again. A file without stock says nothing of it. */
export const saysTheSame = (before: FileValues | null, now: FileValues): boolean =>
  before?.content === now.content &&
  before.pricePaise === now.pricePaise &&
  before.mrpPaise === now.mrpPaise &&
  (now.stock === null || before.stock === now.stock);
