import type { Readable } from 'node:stream';
import { PhotoError } from './photo-error.ts';

/** Bytes of the largest file that is taken. */
const MAX_BYTES = 15_000_000;

const tooLarge = () => new PhotoError(`its file is larger than ${MAX_BYTES / 1_000_000} MB`);

/**
 * Reads a stream to its end, and no further than the largest file goes.
 * @param announced its length, as its source says
 * @throws {PhotoError} too large
 */
export async function readLimited(stream: Readable, announced = 0): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    if (announced > MAX_BYTES) throw tooLarge();
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.byteLength;
      if (size > MAX_BYTES) throw tooLarge();
      chunks.push(chunk);
    }
  } finally {
    stream.destroy();
  }
  return Buffer.concat(chunks);
}
