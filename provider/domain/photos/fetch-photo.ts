import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { get } from '../../../egress/get.ts';
import { PrivateAddressError, type publicLookup } from '../../../egress/public-address.ts';
import { allowedUrl, isNamed } from './allowed-url.ts';
import { readLimited } from './read-limited.ts';
import { PhotoError } from './photo-error.ts';

const MAX_REDIRECTS = 3;
const RETRY_AFTER_MS = 500;

export interface FetchOptions {
  /** Hosts that may be asked wherever they are: PHOTO_HOSTS. */
  readonly allowedHosts: readonly string[];
  /** Timeout of one answer with all its redirects. */
  readonly timeoutMs?: number;
  /** Replaces the name server, for tests. */
  readonly lookup?: Parameters<typeof publicLookup>[0];
}

interface CacheValidators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

interface FetchedPhoto extends CacheValidators {
  readonly bytes: Buffer;
}

/**
 * Asks for the photo at a URL, a second time when the server stumbles. Returns undefined when `validators` still match.
 * Each redirect is checked as the first URL is, and the connection is made to the address that was checked.
 * @throws {PhotoError}
 */
export async function fetchPhoto(
  source: string,
  options: FetchOptions,
  validators?: CacheValidators,
): Promise<FetchedPhoto | undefined> {
  try {
    return await fetchOnce(source, options, validators);
  } catch (error) {
    if (!(error instanceof PhotoError && error.isPassing)) throw error;
    await wait(RETRY_AFTER_MS);
    return fetchOnce(source, options, validators);
  }
}

async function fetchOnce(source: string, options: FetchOptions, validators: CacheValidators | undefined) {
  const { timeoutMs = 15_000 } = options;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await follow(allowedUrl(source, options.allowedHosts), options, signal, validators);
    const { statusCode: status = 0, headers } = response;
    if (status === 304 && validators) return void response.resume();
    if (status !== 200) throw statusError(response, status);
    const bytes = await readLimited(response, Number(headers['content-length'] ?? 0));
    return { bytes, etag: headers.etag ?? null, lastModified: headers['last-modified'] ?? null };
  } catch (error) {
    throw signal.aborted
      ? new PhotoError(`it was not there after ${timeoutMs / 1000} seconds`, { isPassing: true, isTimeout: true })
      : networkError(error);
  }
}

async function follow(
  url: URL,
  options: FetchOptions,
  signal: AbortSignal,
  validators: CacheValidators | undefined,
  redirects = 0,
): Promise<IncomingMessage> {
  const response = await ask(url, options, signal, validators);
  const { location } = response.headers;
  if (!location || ![301, 302, 303, 307, 308].includes(response.statusCode ?? 0)) return response;
  response.destroy();
  if (redirects === MAX_REDIRECTS) throw new PhotoError('its address leads on to another more than three times');
  return follow(allowedUrl(location, options.allowedHosts, url.href), options, signal, validators, redirects + 1);
}

const ask = (
  url: URL,
  { allowedHosts, lookup }: FetchOptions,
  signal: AbortSignal,
  validators: CacheValidators | undefined,
) => {
  const headers = {
    accept: 'image/avif,image/webp,image/jpeg,image/png,image/gif',
    'user-agent': 'Haat photo import',
    ...(validators?.etag && { 'if-none-match': validators.etag }),
    ...(validators?.lastModified && { 'if-modified-since': validators.lastModified }),
  };
  const mayBePrivate = isNamed(url, allowedHosts);
  return get(url, { headers, signal, mayBePrivate, lookup: mayBePrivate ? undefined : lookup });
};

function statusError(response: IncomingMessage, status: number): PhotoError {
  response.destroy();
  return new PhotoError(`the server said ${status}`, { isPassing: status >= 500 || status === 408 || status === 429 });
}

const NETWORK_REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'there is no server of that name',
  EAI_AGAIN: 'the name of its server could not be looked up',
  ECONNREFUSED: 'the server takes no calls',
  ECONNRESET: 'the connection broke off',
};

function networkError(error: unknown): PhotoError {
  if (error instanceof PhotoError) return error;
  if (error instanceof PrivateAddressError)
    return new PhotoError('its address leads into a private network, which PHOTO_HOSTS does not name');
  const { code = '' } = error as NodeJS.ErrnoException;
  const isCertificate = /CERT|TLS|SSL/.test(code);
  const reason = isCertificate ? 'its server has no valid certificate' : 'the server did not answer';
  return new PhotoError(NETWORK_REASONS[code] ?? reason, { isPassing: code !== 'ENOTFOUND' && !isCertificate });
}
