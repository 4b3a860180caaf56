import { eq } from 'drizzle-orm';
import { MAX_PICTURE_BYTES } from '../../../contract/body-limits.ts';
import type { Database } from '../../db/database.ts';
import { editorPicture } from '../../db/schema/editor.ts';
import { ProviderError } from '../errors.ts';
import { encodeWebp } from '../photos/encode-webp.ts';

const MOST_POINTS = 50_000_000;

const refuse = (status: 400 | 413, message: string) =>
  new ProviderError(status, status === 413 ? 'too_large' : 'invalid', message, { fields: { data: message } });

/** Magic bytes of the accepted formats; the file's name and type are not trusted. */
const BEGINNINGS = [/^\xff\xd8\xff/, /^\x89PNG\r\n\x1a\n/, /^RIFF[^]{4}WEBP/, /^[^]{4}ftypavif/];

/** Stores a picture re-encoded from its pixels, so that metadata and anything else in the file are dropped. */
export async function savePicture(db: Database, base64: string, now: Date) {
  const sent = Buffer.from(base64, 'base64');
  if (sent.length > MAX_PICTURE_BYTES)
    throw refuse(413, 'This picture is larger than 2 MB. Please choose a smaller one.');
  const beginning = sent.subarray(0, 16).toString('latin1');
  const unreadable = () => refuse(400, 'This is not a picture we can read. Please choose a JPEG, PNG, WebP or AVIF.');
  if (!BEGINNINGS.some((signature) => signature.test(beginning))) throw unreadable();
  const { default: sharp } = await import('sharp'); // only when a picture comes
  const source = sharp(sent, { limitInputPixels: MOST_POINTS });
  const encoded = await encodeWebp(source, { quality: 88 }).catch(() => {
    throw unreadable();
  });
  const { id, width, height } = encoded;
  await db
    .insert(editorPicture)
    .values({ ...encoded, at: now })
    .onConflictDoNothing();
  return { image: `/api/pictures/${id}.webp`, width, height };
}

export async function findPicture(db: Database, id: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const [found] = await db.select({ bytes: editorPicture.bytes }).from(editorPicture).where(eq(editorPicture.id, id));
  return found && new Uint8Array(found.bytes);
}
