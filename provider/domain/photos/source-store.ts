import pLimit, { type LimitFunction } from 'p-limit';
import type { Database } from '../../db/database.ts';
import type { StoredUrl } from '../../repositories/photo.ts';
import { isUrl } from './allowed-url.ts';
import type { FetchOptions } from './fetch-photo.ts';
import { PhotoError } from './photo-error.ts';
import type { PhotoSource } from './photo-source.ts';
import { storeFile, storeUrl, type StoredPhoto } from './photo-store.ts';

const MOST_AT_ONCE = 8;
const MOST_AT_ONE_HOST = 4;
/** Hosts that have not answered yet, or not in time, have places of their own, one each: however many there are, no other waits. */
const MOST_UNSURE = 16;
/** A host that is down would hold the import up for hours, 15 seconds a photo. */
const MOST_FAILURES_IN_A_ROW = 20;
/** A photo of 50 megapixels takes 200 MB while it is encoded. */
const MOST_ENCODED = 2;

export interface SourceOptions extends FetchOptions {
  /** The folder or the zip that file names are of. */
  readonly files?: PhotoSource | undefined;
  readonly now: Date;
}

interface Host {
  readonly limit: LimitFunction;
  /** Whether it answered when it was last asked. */
  isSure: boolean;
  /** How often in a row it could not be reached, or stumbled. */
  failures: number;
}

/** A zip may be damaged in one place and sound in others. */
function unreadable(error: unknown): never {
  throw error instanceof PhotoError ? error : new PhotoError('its file can’t be read');
}

/** Stores sources, so many at once and so many of one host. */
export class SourceStore {
  readonly #db: Database;
  readonly #options: SourceOptions;
  readonly #storedUrls: ReadonlyMap<string, StoredUrl>;
  readonly #sure = pLimit(MOST_AT_ONCE);
  readonly #unsure = pLimit(MOST_UNSURE);
  readonly #encoding = pLimit(MOST_ENCODED);
  readonly #hosts = new Map<string, Host>();

  constructor(db: Database, options: SourceOptions, storedUrls: ReadonlyMap<string, StoredUrl>) {
    this.#db = db;
    this.#options = options;
    this.#storedUrls = storedUrls;
  }

  /** The photo that an earlier import has made of a URL. */
  earlier = (source: string): string | undefined => this.#storedUrls.get(source)?.photoId;

  // The host's limit is the outer one, so that a slow host does not use up the common limit.
  store(source: string): Promise<StoredPhoto | PhotoError> {
    const host = this.#hostOf(source);
    return host.limit(() => (host.isSure ? this.#sure : this.#unsure)(() => this.#storeFrom(host, source)));
  }

  #hostOf(source: string): Host {
    const name = isUrl(source) ? (URL.parse(source, 'https://none.invalid')?.host ?? '') : '';
    const existing = this.#hosts.get(name);
    if (existing) return existing;
    // Files that came with the catalogue need no host.
    const isSure = name === '';
    const host = { limit: pLimit(isSure ? MOST_AT_ONE_HOST : 1), isSure, failures: 0 };
    this.#hosts.set(name, host);
    return host;
  }

  async #storeFrom(host: Host, source: string): Promise<StoredPhoto | PhotoError> {
    if (host.failures >= MOST_FAILURES_IN_A_ROW)
      return new PhotoError(`its server failed ${MOST_FAILURES_IN_A_ROW} times in a row and was not asked again`, {
        isPassing: true,
      });
    const outcome = await this.#storeNow(source);
    host.isSure = !(outcome instanceof PhotoError && outcome.isTimeout);
    host.limit.concurrency = host.isSure ? MOST_AT_ONE_HOST : 1;
    host.failures = outcome instanceof PhotoError && outcome.isPassing ? host.failures + 1 : 0;
    return outcome;
  }

  async #storeNow(source: string): Promise<StoredPhoto | PhotoError> {
    const options = { ...this.#options, encoding: this.#encoding };
    try {
      if (isUrl(source)) return await storeUrl(this.#db, source, this.#storedUrls.get(source), options);
      const file = await this.#options.files?.read(source).catch(unreadable);
      return file ? await storeFile(this.#db, file, options) : new PhotoError(this.#missing());
    } catch (error) {
      if (error instanceof PhotoError) return error;
      throw error;
    }
  }

  #missing = (): string =>
    this.#options.files
      ? 'there is no file of that name beside the catalogue'
      : 'it is no address such as https://…, and no photos came with the catalogue';
}
