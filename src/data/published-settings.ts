import { getPublished } from '../../contract/editor.ts';
import { memoizeInBuild } from './memoize.ts';
import { isRefused, read } from './provider.ts';

/** Returns the published splash colours and notice; none where the provider lacks the call, which is not in section 7. */
export const publishedSettings = () => memoizeInBuild('published', load);

async function load() {
  try {
    return (await read(getPublished)).data;
  } catch (error) {
    if (isRefused(error)) return { splash: null, notice: null };
    throw error;
  }
}
