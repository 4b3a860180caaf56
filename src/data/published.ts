import { getPublished } from '../../contract/editor.ts';
import { RefusedError } from '../api/errors.ts';
import { onceInBuild } from './once.ts';
import { ProviderError, read } from './provider.ts';

/** Splash colours and notice as editors have published them; none where the provider has no editor. */
export const published = () => onceInBuild('published', ask);

async function ask() {
  try {
    return (await read(getPublished)).data;
  } catch (error) {
    if (isRefused(error)) return { splash: null, notice: null };
    throw error;
  }
}

/** The call is not one of section 7, so a provider need not know it. */
const isRefused = (error: unknown): boolean =>
  error instanceof ProviderError && error.cause instanceof RefusedError && error.cause.status < 500;
