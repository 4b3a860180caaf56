import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Release } from '../../../contract/release.ts';
import { moment } from '../../format/date.ts';
import { $publishing, switchBack } from '../../stores/editor/publish.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';

/** Asks what happens to later publishes: left published, the next publish would bring them back. */
export function Rollback({ release: { id, at } }: { release: Release }) {
  const { loading } = useStore($publishing);
  const [isAsked, ask] = useState(false);
  const [withDrafts, setWithDrafts] = useState(true);
  const when = at ? moment(at) : id;
  if (!isAsked)
    return (
      <button
        type="button"
        className="inline-flex min-h-11 link items-center whitespace-nowrap link-hover"
        aria-label={`Switch back to the release of ${when}`}
        onClick={() => ask(true)}
      >
        Switch back
      </button>
    );
  return (
    <div
      className="flex w-full flex-wrap items-center gap-x-4 gap-y-2 py-2"
      role="group"
      aria-label={`Switch back to the release of ${when}`}
    >
      <label className="flex w-full items-center">
        <input
          type="checkbox"
          className="checkbox mr-2"
          checked={withDrafts}
          onChange={({ target }) => setWithDrafts(target.checked)}
        />
        Make what was published since drafts again
      </label>
      <p className="w-full text-sm/[1.45] text-muted">
        {withDrafts
          ? 'It waits under “Publish” until you have set it right. The next publish leaves it out unless you choose it.'
          : 'It stays published: the next publish of anything brings it back to the site.'}
      </p>
      <BusyButton
        type="button"
        className="btn btn-primary btn-sm"
        busy={loading}
        onClick={() => void switchBack(id, withDrafts).then(() => ask(false))}
      >
        Switch back
      </BusyButton>
      <button
        type="button"
        className="inline-flex min-h-11 link items-center whitespace-nowrap link-hover"
        onClick={() => ask(false)}
      >
        Cancel
      </button>
    </div>
  );
}
