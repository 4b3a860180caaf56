import { createHash } from 'node:crypto';

/**
 * Stands for all that a page shows of the provider's data: when the next build finds the same key, it keeps the page as
 * it is. What a page reads without naming it here would not be seen to change.
 */
export const pageKey = (...data: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(data)).digest('base64url');
