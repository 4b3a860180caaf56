import { useStore } from '@nanostores/react';
import { contentName } from '../../../contract/content-item.ts';
import { moment } from '../../format/date.ts';
import { $differences, $drafts, $leftBehind, $publishing, choose, publish } from '../../stores/editor/publish.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { FormError } from '../../ui/FieldError.tsx';
import { TextDiff } from './TextDiff.tsx';
import { Heading } from './Heading.tsx';
import { PublishProgress } from './PublishProgress.tsx';

/** Every draft with its diff, and the publish button. */
export function PublishView() {
  const drafts = useStore($drafts);
  const left = useStore($leftBehind);
  const differences = useStore($differences);
  const { loading, reason } = useStore($publishing);
  const chosen = drafts.filter(({ id }) => !left.includes(id)).length;
  return (
    <>
      <Heading>Publish</Heading>
      {drafts.length === 0 && (
        <p className="text-muted">Nothing waits to be published. Saved drafts are gathered here.</p>
      )}
      {drafts.map(({ id, draft, published }) => (
        <section key={id} className="card card-border bg-surface p-4" aria-labelledby={`draft-${id}`}>
          <header className="flex flex-wrap items-center gap-x-4">
            <label className="flex min-h-11 items-center gap-2.5">
              <input
                type="checkbox"
                className="checkbox"
                checked={!left.includes(id)}
                onChange={({ target }) => choose(id, target.checked)}
              />
              <b id={`draft-${id}`}>{draft && contentName(draft.value)}</b>
            </label>
            <span className="text-sm/[1.45] text-muted">
              {draft && `${draft.by}, ${moment(draft.at)}`}
              {!published && ' · new'}
              {draft?.value.kind === 'banner' && draft.value.removed && ' · taken off the site'}
            </span>
            <a
              className="ml-auto inline-flex min-h-11 link items-center link-hover"
              href={`#${encodeURIComponent(id)}`}
            >
              Edit
            </a>
          </header>
          {differences[id] && <TextDiff differences={differences[id]} none="Just as it is published." />}
        </section>
      ))}
      <FormError message={reason?.message} />
      {drafts.length > 0 && (
        <BusyButton
          type="button"
          className="btn justify-self-start btn-primary"
          busy={loading || chosen === 0}
          onClick={() => void publish()}
        >
          {chosen === 1 ? 'Publish 1 change' : `Publish ${chosen} changes`}
        </BusyButton>
      )}
      <PublishProgress />
    </>
  );
}
