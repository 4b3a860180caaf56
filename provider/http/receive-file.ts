import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Context } from 'hono';
import { type Call, maxBodyBytes } from '../../contract/call.ts';
import { ProviderError } from '../domain/errors.ts';
import type { BodyRoom } from './body-room.ts';
import { announcedBytes, receiveBody } from './receive-body.ts';
import { UPLOAD_FOLDER } from './sweep-uploads.ts';

/** A body that was written to a file of its own; whoever receives it removes it. */
export interface ReceivedFile {
  readonly path: string;
  readonly remove: () => Promise<void>;
}

const tooLarge = (call: Call) => () =>
  new ProviderError(
    413,
    'too_large',
    `This file is larger than ${maxBodyBytes(call) / (1024 * 1024)} MB. A larger one is imported by the command: npx haat import.`,
  );

/** Requires a content type that other sites can't make a browser send without CORS. */
function checkType(context: Context): void {
  if (/^\s*application\/octet-stream\s*(;|$)/i.test(context.req.header('content-type') ?? '')) return;
  throw new ProviderError(415, 'not_bytes', 'The file must be sent as application/octet-stream.');
}

/** Refuses a file that can't be received, before any of it is read. */
function refuseFile(context: Context, call: Call): void {
  checkType(context);
  if ((announcedBytes(context.req.raw) ?? 0) > maxBodyBytes(call)) throw tooLarge(call)();
  if (!context.req.raw.body) throw new ProviderError(400, 'no_file', 'Please choose a file.');
}

/**
 * Writes the body of a request to a temporary file, and takes room for it until it is removed.
 * @throws {ProviderError} see `receiveBody` and `BodyRoom`; whatever the disk says is no refusal, but a fault of ours
 */
export async function receiveFile(
  context: Context,
  call: Call,
  { room, who }: { room: BodyRoom; who: string },
): Promise<ReceivedFile> {
  refuseFile(context, call);
  const most = maxBodyBytes(call);
  const leave = room.take(who, announcedBytes(context.req.raw) ?? most);
  let folder: string | undefined;
  const remove = async () => {
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
    leave();
  };
  try {
    folder = await mkdtemp(join(tmpdir(), UPLOAD_FOLDER));
    const path = join(folder, 'file');
    await pipeline(receiveBody(context.req.raw, most, tooLarge(call)), createWriteStream(path, { mode: 0o600 }));
    return { path, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
