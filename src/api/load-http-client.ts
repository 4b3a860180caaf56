import { UnreachableError } from './errors.ts';

type HttpClient = typeof import('./http-client.ts');

/** Chromium never retries a script that failed to load, except under another URL. */
function importAgain(error: unknown): Promise<HttpClient> {
  // Named in the page by build/scripts/shared-scripts.ts.
  const named = globalThis.document?.querySelector<HTMLElement>('[data-http-client]');
  if (!named) throw error;
  return import(/* @vite-ignore */ `${named.dataset['httpClient']}?${Date.now()}`) as Promise<HttpClient>;
}

let loading: Promise<HttpClient> | undefined;

/**
 * Loads the HTTP client once, with the first call: many pages make none, and no island waits for it to be hydrated.
 * @throws {UnreachableError} it could not be loaded; the next call tries again
 */
export function loadHttpClient(): Promise<HttpClient> {
  loading ??= import('./http-client.ts').catch(importAgain).catch((error: unknown) => {
    loading = undefined;
    throw new UnreachableError(error);
  });
  return loading;
}
