import { isAmong } from '../../db/is-among.ts';
import type { Database } from '../../db/database.ts';
import { product } from '../../db/schema/catalogue.ts';
import { ImportError } from './import-error.ts';
import type { ImportRecord } from './import-record.ts';
import type { ExistingProducts } from './existing-products.ts';

const number = (count: number): string => count.toLocaleString('en-IN');

/**
 * Takes what the file has not named off sale, wherever it came from. Returns how many products that were.
 * @param record none in a dry run, which writes nothing
 * @throws {ImportError} when it would be more than half of what is sold, unless `allowFewer`
 */
export async function delistMissing(
  tx: Database,
  existingProducts: ExistingProducts,
  record: ImportRecord | undefined,
  allowFewer: boolean,
): Promise<number> {
  const { sold, ids } = existingProducts.missing();
  if (ids.length * 2 > sold && !allowFewer)
    throw new ImportError(
      `Nothing was changed: ${number(ids.length)} of the ${number(sold)} products that are sold are not in this file, ` +
        'and would no longer be sold.',
      {
        code: 'too_few',
        advice:
          'If it is meant to be so, as with the first file after the goods of the demo, ' +
          'add --allow-fewer; to only add and change products, leave out --replace.',
      },
    );
  return delist(tx, ids, record);
}

/** Takes products off sale. Returns their number. */
export async function delist(tx: Database, ids: readonly number[], record: ImportRecord | undefined): Promise<number> {
  if (ids.length === 0 || !record) return ids.length;
  await record.delisted(ids);
  await tx.update(product).set({ active: false }).where(isAmong(product.id, ids));
  return ids.length;
}
