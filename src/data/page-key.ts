import { hash } from 'node:crypto';
import { pictureOrigins } from './images.ts';
import { published } from './published.ts';

/**
 * Stands for all that a page shows of the provider's data, with what stands on every page: when the next build finds the
 * same key, it keeps the page as it is. What a page reads without naming it here would not be seen to change.
 */
export async function pageKey(...data: readonly unknown[]): Promise<string> {
  const { notice } = await published();
  const parts = [notice, await pictureOrigins(), ...data].map((part) =>
    typeof part === 'string' ? part : JSON.stringify(part),
  );
  return hash('sha256', parts.join('\0'), 'base64url');
}
