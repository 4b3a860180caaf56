import { UnreachableError } from './errors.ts';

type HttpClient = typeof import('./http-client.ts');

/** Chromium never asks again for a script that could not be loaded once; under another address it does. */
function importAgain(error: unknown): Promise<HttpClient> {
  // Named in the page by build/scripts/shared-scripts.ts.
  const named = globalThis.document?.querySelector<HTMLElement>('[data-http-client]');
  if (!named) throw error;
  return import(/* @vite-ignore */ `${named.dataset['httpClient']}?${Date.now()}`) as Promise<HttpClient>;
}

let loading: Promise<HttpClient> | undefined;

/**
 * Loads what makes calls, once: many a page makes none, and no island waits for it to come to life.
 * @throws {UnreachableError} it could not be loaded; the next call tries again
 */
export function loadHttpClient(): Promise<HttpClient> {
  loading ??= import('./http-client.ts').catch(importAgain).catch((error: unknown) => {
    loading = undefined;
    throw new UnreachableError(error);
  });
  return loading;
}
