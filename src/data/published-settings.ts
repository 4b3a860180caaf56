import { getPublished } from '../../contract/editor.ts';
import { memoizeInBuild } from './memoize.ts';
import { readOptional } from './optional.ts';

/** Returns the published splash colours and notice; none where the provider lacks the call, which is not in section 7. */
export const publishedSettings = () =>
  memoizeInBuild(
    'published',
    async () => (await readOptional(getPublished, null))?.data ?? { splash: null, notice: null },
  );
