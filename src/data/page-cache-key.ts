import { hash } from 'node:crypto';
import { pictureOrigins } from './image-urls.ts';
import { publishedSettings } from './published-settings.ts';

/**
 * Returns a hash of all provider data that a page shows, those of every page included. Astro keeps a page as it is while its
 * cache key stays the same, so whatever a page reads has to be named here.
 */
export async function pageCacheKey(...data: readonly unknown[]): Promise<string> {
  const { notice } = await publishedSettings();
  const parts = [notice, await pictureOrigins(), ...data].map((part) =>
    typeof part === 'string' ? part : JSON.stringify(part),
  );
  return hash('sha256', parts.join('\0'), 'base64url');
}
