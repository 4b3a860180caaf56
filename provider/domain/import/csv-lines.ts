import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { ImportError } from './import-error.ts';

/** Maximum length of a line; a longer one means that the file is no CSV. */
const LONGEST = 4 * 1024 * 1024;

const GZIP = [0x1f, 0x8b];

async function firstBytes(file: string): Promise<Buffer> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new ImportError(
      error.code === 'ENOENT' ? `There is no file ${file}.` : `The file ${file} can't be read (${error.code}).`,
    );
  });
  try {
    if ((await handle.stat()).isDirectory()) throw new ImportError(`${file} is a folder, not a CSV file.`);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function* readChunks(file: string): AsyncGenerator<Buffer> {
  const isGzip = (await firstBytes(file)).equals(Buffer.from(GZIP));
  const source = createReadStream(file);
  const bytes = isGzip ? source.pipe(createGunzip()) : source;
  try {
    for await (const chunk of bytes) yield chunk as Buffer;
  } catch (error) {
    throw new ImportError(
      `The file ${file} is damaged: ${isGzip ? 'its gzip data breaks off or is not whole' : (error as Error).message}.`,
    );
  } finally {
    source.destroy();
  }
}

/** The lines of a text file, gzipped or not, without a byte order mark. Invalid UTF-8 becomes U+FFFD. */
export async function* readLines(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of readChunks(file)) {
    if (chunk.includes(0)) throw new ImportError(`The file ${file} is not CSV: it has bytes that no text has.`);
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
    if (rest.length > LONGEST)
      throw new ImportError(`The file ${file} is not CSV: it has a line of more than 4 million characters.`);
  }
  rest += decoder.decode();
  if (rest !== '') yield rest;
}
