import pLimit from 'p-limit';
import type { Id } from '../../../contract/id.ts';
import { MAX_ISSUE_PHOTO_BYTES } from '../../../contract/issue.ts';
import { msg } from '../../../contract/msg.ts';
import type { Database } from '../../db/database.ts';
import { rowId } from '../../db/row-id.ts';
import { findIssuePhoto } from '../../repositories/issue.ts';
import { notFound, overloaded, ProviderError } from '../errors.ts';
import { sentence, type Words } from '../sentence.ts';
import { makePhoto } from '../photos/make-photo.ts';
import { PhotoError } from '../photos/photo-error.ts';

/** A photo of 50 megapixels takes 200 MB while it is encoded. */
const encoding = pLimit(1);
/** Reports whose photos may wait for others: as many as are encoded before their callers have given up. */
const MOST_WAITING = 4;

const refuse = (status: 400 | 413, message: Words) =>
  new ProviderError(status, status === 413 ? 'too_large' : 'invalid', message, { fields: { photos: message } });

async function encode(base64: string): Promise<Buffer> {
  const file = Buffer.from(base64, 'base64');
  if (file.length > MAX_ISSUE_PHOTO_BYTES)
    throw refuse(413, msg('This photo is larger than 1 MB. Please choose a smaller one.'));
  try {
    return (await encoding(() => makePhoto(file))).bytes;
  } catch (error) {
    if (!(error instanceof PhotoError)) throw error;
    throw refuse(400, sentence('This photo can’t be used: {reason}.', { reason: error.message }));
  }
}

/** Re-encodes photos from their pixels, one after the other, which drops where they were taken. */
export async function encodeIssuePhotos(photos: readonly string[]): Promise<Buffer[]> {
  if (photos.length > 0 && encoding.pendingCount >= MOST_WAITING) throw overloaded();
  const encoded = [];
  for (const photo of photos) encoded.push(await encode(photo));
  return encoded;
}

/** Returns a photo as a data URL; without a `customerId`, of any customer. */
export async function readIssuePhoto(db: Database, id: Id, customerId?: number): Promise<{ image: string }> {
  const bytes = await findIssuePhoto(db, rowId(id), customerId);
  if (!bytes) throw notFound(msg('There is no such photo.'), 'unknown_photo');
  return { image: `data:image/webp;base64,${bytes.toString('base64')}` };
}
