import { getPublished } from '../../contract/editor.ts';
import { memoizeInBuild } from './memoize.ts';
import { isRefused, read } from './provider.ts';

/** Splash colours and notice as editors have published them; none where the provider has no editor: the call is not one of section 7. */
export const publishedSettings = () => memoizeInBuild('published', ask);

async function ask() {
  try {
    return (await read(getPublished)).data;
  } catch (error) {
    if (isRefused(error)) return { splash: null, notice: null };
    throw error;
  }
}
