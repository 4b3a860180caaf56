import type { Database } from '../../db/database.ts';
import { findByOriginal, insertPhoto, type StoredUrl, upsertUrl } from '../../repositories/photo.ts';
import { fetchPhoto, type FetchOptions } from './fetch-photo.ts';
import { makePhoto, originalHash } from './make-photo.ts';

export interface StoredPhoto {
  readonly id: string;
  /** Nothing had to be encoded or stored. */
  readonly isUnchanged: boolean;
}

interface StoreOptions extends FetchOptions {
  readonly now: Date;
  /** Runs what needs much memory, a few at a time. */
  readonly encoding: <T>(task: () => Promise<T>) => Promise<T>;
}

/** Stores what is made of a file, unless that was done before. */
export async function storeFile(
  db: Database,
  file: Uint8Array,
  { now, encoding }: Pick<StoreOptions, 'now' | 'encoding'>,
): Promise<StoredPhoto & { readonly hash: string }> {
  const hash = originalHash(file);
  const existingId = await findByOriginal(db, hash);
  if (existingId !== undefined) return { id: existingId, isUnchanged: true, hash };
  const photo = await encoding(() => makePhoto(file));
  await insertPhoto(db, { ...photo, at: now }, hash);
  return { id: photo.id, isUnchanged: false, hash };
}

/** Stores the photo at a URL, asking only whether it has changed where that was done before. */
export async function storeUrl(
  db: Database,
  url: string,
  stored: StoredUrl | undefined,
  options: StoreOptions,
): Promise<StoredPhoto> {
  const fetched = await fetchPhoto(url, options, stored);
  if (!fetched) return { id: stored?.photoId ?? '', isUnchanged: true };
  const { id, isUnchanged, hash } = await storeFile(db, fetched.bytes, options);
  const { etag, lastModified } = fetched;
  if (stored?.originalHash !== hash || stored.etag !== etag || stored.lastModified !== lastModified)
    await upsertUrl(db, { url, originalHash: hash, etag, lastModified });
  return { id, isUnchanged };
}
