import { hash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isPrivateHost } from './private-host.ts';
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
 * Returns a picture with its bytes; without them when it is still as in `known`.
 * @param image its URL, which may be relative to the provider
 * @throws {PictureError}
 */
export async function fetchPicture(
  image: string,
  known?: PictureState,
): Promise<{ state: PictureState; bytes: Buffer | null }> {
  if (known && known.freshUntil > Date.now()) return { state: known, bytes: null };
  const url = URL.parse(image, providerUrl());
  if (!url) throw new PictureError(NO_PICTURE, true);
  for (let attempt = 0; ; attempt++) {
    try {
      return await fetchOnce(url, known);
    } catch (thrown) {
      const error = thrown instanceof PictureError ? thrown : new PictureError(networkReason(thrown));
      const delay = RETRY_AFTER_MS[attempt];
      if (error.isGone || delay === undefined) throw error;
      await wait(delay);
    }
  }
}

async function fetchOnce(url: URL, known: PictureState | undefined) {
  const response = await follow(url, {
    headers: {
      accept: 'image/*',
      ...(known?.etag && { 'if-none-match': known.etag }),
      ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const freshUntil = Date.now() + maxAge(response) * 1000;
  if (response.status === 304 && known) return { state: { ...known, freshUntil }, bytes: null };
  if (!response.ok) {
    await response.body?.cancel();
    throw new PictureError(`status ${response.status}`, response.status < 500 && ![408, 429].includes(response.status));
  }
  const bytes = await limitedBody(response);
  const fingerprint = hash('sha256', bytes, 'hex').slice(0, 32);
  const { headers } = response;
  const state = { fingerprint, etag: headers.get('etag'), lastModified: headers.get('last-modified'), freshUntil };
  return { state, bytes };
}

/** As fetch does, but each address on the way has to be one that may be fetched. */
async function follow(url: URL, init: RequestInit, redirects = 0): Promise<Response> {
  if (!(await isAllowed(url))) throw new PictureError(NO_PICTURE, true);
  const response = await fetch(url, { ...init, redirect: 'manual' });
  const location = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null;
  if (location === null) return response;
  await response.body?.cancel();
  const next = URL.parse(location, url);
  if (!next || redirects === MAX_REDIRECTS) throw new PictureError('redirected too often', true);
  return follow(next, init, redirects + 1);
}

async function limitedBody(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new PictureError(`larger than ${MAX_BYTES / 1_000_000} MB`, true);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Seconds, by https://www.rfc-editor.org/rfc/rfc9111#section-5.2.2.1 */
function maxAge(response: Response): number {
  const said = response.headers.get('cache-control') ?? '';
  return /no-cache|no-store/i.test(said) ? 0 : Number(/max-age=(\d+)/i.exec(said)?.[1] ?? 0);
}

const networkReason = (error: unknown): string =>
  error instanceof Error && error.name === 'TimeoutError' ? `not there in ${TIMEOUT_MS / 1000} seconds` : 'no answer';

/** A provider on the internet has no say about what the building machine can reach besides. */
const isAllowed = async (url: URL): Promise<boolean> =>
  url.protocol === 'data:' ||
  (/^https?:$/.test(url.protocol) && (!(await isPrivateHost(url)) || (await isPrivateHost(new URL(providerUrl())))));
