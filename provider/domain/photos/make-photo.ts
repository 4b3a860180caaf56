import { createHash } from 'node:crypto';
import { type EncodedPicture, encodeWebp } from './encode-webp.ts';
import { PhotoError } from './photo-error.ts';
import { whyNotPhoto } from './photo-type.ts';

const SMALLEST = 100;
const LARGEST = 12_000;
const MOST_PIXELS = 50_000_000;
const QUALITY = 86;

/**
 * Makes a photo from the pixels of a file alone: upright, in sRGB, of an animation the first frame; transparency stays.
 * @throws {PhotoError} no photo, a damaged one, or one too small or too large
 */
export async function makePhoto(file: Uint8Array): Promise<EncodedPicture> {
  const refusal = whyNotPhoto(file);
  if (refusal) throw new PhotoError(refusal);
  const { default: sharp } = await import('sharp'); // only when a photo comes
  const damaged = () => {
    throw new PhotoError('its file is damaged');
  };
  const source = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const { width, height } = await sharp(file, { limitInputPixels: false }).metadata().catch(damaged);
  if (Math.min(width, height) < SMALLEST)
    throw new PhotoError(`it is ${width} × ${height} pixels, less than ${SMALLEST} on a side`);
  if (Math.max(width, height) > LARGEST || width * height > MOST_PIXELS)
    throw new PhotoError(`it is ${width} × ${height} pixels, too large to be read`);
  return encodeWebp(source, { quality: QUALITY, effort: 3 }).catch(damaged);
}

/** Incremented when photos are made differently, so that the next import makes them again. */
const VERSION = 1;

/** Of a file as it came. */
export const originalHash = (file: Uint8Array): string =>
  createHash('sha256').update(`${VERSION}:`).update(file).digest('hex');
