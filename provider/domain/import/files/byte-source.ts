import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { ImportError } from '../import-error.ts';
import { checkWanted, type Reading } from './reading.ts';

/** Maximum size of an unpacked table, in bytes: a small archive could otherwise take hours and all memory. */
export const MAX_UNPACKED_BYTES = 512 * 1024 * 1024;
/** A table that is packed has a fifth to a thirtieth of its size. */
const MAX_RATIO = 100;
/** Bytes below which the compression ratio is not checked. */
const HARMLESS_BYTES = 16 * 1024 * 1024;

/** Is told which share of all bytes has been read, from 0 to 1. */
export type OnRead = (share: number) => void;

/** Bytes that can be read several times, each time from the start. */
export type ByteSource = (onRead?: OnRead) => AsyncIterable<Buffer>;

export const tooLarge = (file: string): ImportError =>
  new ImportError(
    `The file ${file} unpacks to more than ${MAX_UNPACKED_BYTES / 1024 / 1024} MB. Take out what is no table of goods.`,
  );

/** @throws {ImportError} when so many bytes come of so few that nothing but the unpacking can be meant. */
export function checkUnpacked(file: string, unpacked: number, packed: number): void {
  if (unpacked > MAX_UNPACKED_BYTES) throw tooLarge(file);
  if (unpacked > HARMLESS_BYTES && unpacked > packed * MAX_RATIO)
    throw new ImportError(
      `The file ${file} unpacks to more than ${MAX_RATIO} times its size. That is no table of goods.`,
    );
}

/**
 * The first bytes of a file and how many it has.
 * @throws {ImportError} when there is none that can be read.
 */
export async function peek(path: string, file: string): Promise<{ readonly size: number; readonly first: Buffer }> {
  const handle = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new ImportError(
      error.code === 'ENOENT' ? `There is no file ${file}.` : `The file ${file} can't be read (${error.code}).`,
    );
  });
  try {
    const stat = await handle.stat();
    if (stat.isDirectory()) throw new ImportError(`${file} is a folder, not a file of goods.`);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(8), 0, 8, 0);
    return { size: stat.size, first: buffer.subarray(0, bytesRead) };
  } finally {
    await handle.close();
  }
}

/** The bytes of a file, plain or unpacked from gzip. */
export const fileSource = (
  path: string,
  {
    file,
    size,
    isGzip,
    reading,
  }: { readonly file: string; readonly size: number; readonly isGzip: boolean; readonly reading: Reading },
): ByteSource =>
  async function* (onRead) {
    const source = createReadStream(path);
    const bytes = isGzip ? pipeline(source, createGunzip(), () => {}) : source;
    let unpacked = 0;
    try {
      for await (const chunk of bytes as AsyncIterable<Buffer>) {
        unpacked += chunk.length;
        checkWanted(reading);
        if (isGzip) checkUnpacked(file, unpacked, size);
        onRead?.(source.bytesRead / size);
        yield chunk;
      }
    } catch (error) {
      if (error instanceof ImportError) throw error;
      const why = isGzip ? 'its gzip data breaks off or is not whole' : (error as Error).message;
      throw new ImportError(`The file ${file} is damaged: ${why}.`);
    } finally {
      source.destroy();
    }
  };
