import type { Id } from '../../../contract/id.ts';
import { MAX_PHOTOS } from '../../../contract/desk-goods.ts';
import { MAX_PICTURE_BYTES } from '../../../contract/body-limits.ts';
import pLimit from 'p-limit';
import { type Database, inTransaction } from '../../db/database.ts';
import { rowId } from '../../db/row-id.ts';
import {
  lockProducts,
  photosOf,
  selectDeskProducts,
  updateProduct,
  type WireDeskProduct,
} from '../../repositories/desk-goods.ts';
import { markUsed } from '../../repositories/photo.ts';
import { ProviderError, unprocessable } from '../errors.ts';
import { PhotoError } from '../photos/photo-error.ts';
import { storeFile } from '../photos/photo-store.ts';
import { unknownProduct } from './change-goods.ts';
import { photoColumns } from './goods-columns.ts';
import { type DeskContext, recordDeskChange } from './history.ts';

/** A photo of 50 megapixels takes 200 MB while it is encoded. */
const encoding = pLimit(1);

const refused = (message: string) => unprocessable('invalid', message, { data: message });

async function storePhoto(db: Database, base64: string, now: Date): Promise<string> {
  const file = Buffer.from(base64, 'base64');
  if (file.length > MAX_PICTURE_BYTES) {
    const message = 'This photo is larger than 2 MB. Please choose a smaller one.';
    throw new ProviderError(413, 'too_large', message, { fields: { data: message } });
  }
  try {
    return (await storeFile(db, file, { now, encoding })).id;
  } catch (error) {
    if (!(error instanceof PhotoError)) throw error;
    const message = `This photo can’t be used: ${error.message}.`;
    throw new ProviderError(400, 'invalid', message, { fields: { data: message } });
  }
}

/** Adds a photo after those that a product has. */
export async function addPhoto(
  db: Database,
  context: DeskContext,
  id: Id,
  base64: string,
): Promise<WireDeskProduct | undefined> {
  // Encoded before the product is locked.
  const photo = await storePhoto(db, base64, context.now);
  return inTransaction(db, async (tx) => {
    const [row] = await lockProducts(tx, [rowId(id)]);
    if (!row) throw unknownProduct();
    const before = photosOf(row);
    if (before.length >= MAX_PHOTOS)
      throw refused(`A product has ${MAX_PHOTOS} photos at most. Please remove one first.`);
    const photos = [...before.filter((each) => each !== photo), photo];
    await markUsed(tx, [photo]);
    await updateProduct(tx, row.id, photoColumns(row, photos, null));
    await recordDeskChange(tx, context, {
      subject: `product:${row.id}`,
      name: row.name,
      action: 'Photo added',
      before: { Photos: String(before.length) },
      after: { Photos: String(photos.length) },
    });
    return (await selectDeskProducts(tx, [row.id]))[0];
  });
}
