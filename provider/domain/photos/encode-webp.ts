import { createHash } from 'node:crypto';
import type { Sharp, WebpOptions } from 'sharp';

/** Longest side of what is stored: the largest picture of a page is 640 pixels wide, twice that on a dense screen. */
const LARGEST = 1600;

export interface EncodedPicture {
  /** Names it: of its bytes. */
  readonly id: string;
  /** WebP without metadata, upright. */
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Encodes a picture anew from its pixels, so that metadata and anything else in its file are dropped. Rejects as sharp does. */
export async function encodeWebp(source: Sharp, options: WebpOptions): Promise<EncodedPicture> {
  const { data, info } = await source
    .autoOrient()
    .resize(LARGEST, LARGEST, { fit: 'inside', withoutEnlargement: true })
    .webp(options)
    .toBuffer({ resolveWithObject: true });
  const id = createHash('sha256').update(data).digest('hex').slice(0, 32);
  return { id, bytes: data, width: info.width, height: info.height };
}
