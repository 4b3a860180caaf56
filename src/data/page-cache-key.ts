import { hash } from 'node:crypto';
import { isMainThread } from 'node:worker_threads';
import { cmsPages } from './cms.ts';
import { pictureOrigins } from './picture-origins.ts';

/**
 * Returns Astro's cache key of a page: a hash of all provider data that it shows, together with what every page shows. Data that
 * is left out here would not be seen to change, and the page would go stale. A worker renders what it is told to, and needs none.
 */
export async function pageCacheKey(data: () => readonly unknown[]): Promise<string> {
  if (!isMainThread) return '';
  const parts = [await pictureOrigins(), [...(await cmsPages()).keys()], ...data()].map((part) =>
    typeof part === 'string' ? part : JSON.stringify(part),
  );
  return hash('sha256', parts.join('\0'), 'base64url');
}
