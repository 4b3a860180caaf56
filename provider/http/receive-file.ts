import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { Context } from 'hono';
import { ProviderError } from '../domain/errors.ts';

/** A body that was written to a file of its own; whoever receives it removes it. */
export interface ReceivedFile {
  readonly path: string;
  readonly remove: () => Promise<void>;
}

const tooLarge = (most: number): ProviderError =>
  new ProviderError(
    413,
    'too_large',
    `This file is larger than ${most / (1024 * 1024)} MB. A larger one is imported by the command: npm run provider:import.`,
  );

/** Whatever a browser would send of another site unasked is not sent so. */
function checkType(context: Context): void {
  if (/^\s*application\/octet-stream\s*(;|$)/i.test(context.req.header('content-type') ?? '')) return;
  throw new ProviderError(415, 'not_bytes', 'The file must be sent as application/octet-stream.');
}

const upTo = (most: number) => {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > most) done(tooLarge(most));
      else done(null, chunk);
    },
  });
};

/**
 * Writes the body of a request to a temporary file.
 * @throws {ProviderError} 413 when it is larger, 400 when it breaks off or is empty
 */
export async function receiveFile(context: Context, most: number): Promise<ReceivedFile> {
  checkType(context);
  if (Number(context.req.header('content-length')) > most) throw tooLarge(most);
  const { body } = context.req.raw;
  if (!body) throw new ProviderError(400, 'no_file', 'Please choose a file.');
  const folder = await mkdtemp(join(tmpdir(), 'haat-upload-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, 'file');
  const source = Readable.fromWeb(body as ReadableStream);
  let isReceived = true;
  source.on('error', () => (isReceived = false));
  try {
    await pipeline(source, upTo(most), createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    await remove();
    if (isReceived || error instanceof ProviderError) throw error;
    throw new ProviderError(400, 'broken_off', 'The file did not arrive as a whole. Please send it again.');
  }
  return { path, remove };
}
