import { hash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { get } from '../../egress/get.ts';
import { isPrivateHost, PrivateAddressError } from '../../egress/public-address.ts';
import { memoizeByKey } from './memoize.ts';
import { providerUrl } from './provider.ts';

/** What is known of a picture from its last answer. */
export interface PictureState {
  /** Of its bytes. */
  readonly fingerprint: string;
  readonly etag: string | null;
  readonly lastModified: string | null;
  /** Until when its origin says that it stays the same, in milliseconds. */
  readonly freshUntil: number;
}

/** Why a picture is not there, in a few words. */
export class PictureError extends Error {
  override name = 'PictureError';
  /** Its origin says that there is none, as opposed to failing at the moment. */
  readonly isGone: boolean;
  constructor(message: string, isGone = false) {
    super(message);
    this.isGone = isGone;
  }
}

const NO_PICTURE = 'not an address of a picture';
const MAX_BYTES = 20_000_000;
const TIMEOUT_MS = 30_000;
const RETRY_AFTER_MS = [300, 1200];
const MAX_REDIRECTS = 5;

/**
 * Returns a picture with its bytes; without them when it is still as in `cached`.
 * @param image its URL, which may be relative to the provider
 * @throws {PictureError}
 */
export async function fetchPicture(
  image: string,
  cached?: PictureState,
): Promise<{ state: PictureState; bytes: Buffer | null }> {
  if (cached && cached.freshUntil > Date.now()) return { state: cached, bytes: null };
  const url = URL.parse(image, providerUrl());
  if (!url) throw new PictureError(NO_PICTURE, true);
  for (let attempt = 0; ; attempt++) {
    try {
      return await fetchOnce(url, cached);
    } catch (thrown) {
      const error = pictureError(thrown);
      const delay = RETRY_AFTER_MS[attempt];
      if (error.isGone || delay === undefined) throw error;
      await wait(delay);
    }
  }
}

async function fetchOnce(url: URL, cached: PictureState | undefined) {
  // A data URL holds its own picture: no request.
  if (url.protocol === 'data:') return fetched(Buffer.from(await (await fetch(url)).arrayBuffer()), {});
  const response = await follow(url, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      accept: 'image/*',
      ...(cached?.etag && { 'if-none-match': cached.etag }),
      ...(cached?.lastModified && { 'if-modified-since': cached.lastModified }),
    },
  });
  const { statusCode: status = 0, headers } = response;
  if (status === 304 && cached) {
    response.resume();
    return { state: { ...cached, freshUntil: freshUntil(headers) }, bytes: null };
  }
  if (status < 200 || status > 299) {
    response.destroy();
    throw new PictureError(`status ${status}`, status < 500 && ![408, 429].includes(status));
  }
  return fetched(await readBody(response), headers);
}

function fetched(bytes: Buffer, headers: IncomingHttpHeaders): { state: PictureState; bytes: Buffer } {
  const fingerprint = hash('sha256', bytes, 'hex').slice(0, 32);
  const { etag = null, 'last-modified': lastModified = null } = headers;
  return { state: { fingerprint, etag, lastModified, freshUntil: freshUntil(headers) }, bytes };
}

type Asking = Pick<Parameters<typeof get>[1], 'headers' | 'signal'>;

/** Asks for a URL, and for those that it leads on to: each has to be one that may be asked for. */
async function follow(url: URL, asking: Asking, redirects = 0): Promise<IncomingMessage> {
  if (!/^https?:$/.test(url.protocol)) throw new PictureError(NO_PICTURE, true);
  const response = await get(url, { ...asking, mayBePrivate: await isPrivateProvider(providerUrl()) });
  const { statusCode: status = 0, headers } = response;
  if (status < 300 || status > 399 || headers.location === undefined) return response;
  response.resume();
  const next = URL.parse(headers.location, url);
  if (!next || redirects === MAX_REDIRECTS) throw new PictureError('redirected too often', true);
  return follow(next, asking, redirects + 1);
}

async function readBody(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new PictureError(`larger than ${MAX_BYTES / 1_000_000} MB`, true);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** In milliseconds, by https://www.rfc-editor.org/rfc/rfc9111#section-5.2.2.1 */
function freshUntil({ 'cache-control': cacheControl = '' }: IncomingHttpHeaders): number {
  const seconds = /no-cache|no-store/i.test(cacheControl) ? 0 : Number(/max-age=(\d+)/i.exec(cacheControl)?.[1] ?? 0);
  return Date.now() + seconds * 1000;
}

function pictureError(error: unknown): PictureError {
  if (error instanceof PictureError) return error;
  if (error instanceof PrivateAddressError) return new PictureError(NO_PICTURE, true);
  const isLate = error instanceof Error && /^(?:TimeoutError|AbortError)$/.test(error.name);
  return new PictureError(isLate ? `not there in ${TIMEOUT_MS / 1000} seconds` : 'no answer');
}

/** A provider on the internet has no say about what the building machine can reach besides. */
const isPrivateProvider = memoizeByKey((provider: string) => isPrivateHost(new URL(provider)));
