import { hash } from 'node:crypto';
import { published } from './published.ts';

/**
 * Stands for all that a page shows of the provider's data, with what stands on every page: when the next build finds the
 * same key, it keeps the page as it is. What a page reads without naming it here would not be seen to change.
 */
export async function pageKey(...data: readonly unknown[]): Promise<string> {
  const { notice } = await published();
  return hash('sha256', JSON.stringify([notice, ...data]), 'base64url');
}
