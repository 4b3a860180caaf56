import { useStore } from '@nanostores/react';
import { moment } from '../../format/date.ts';
import { $change, reloadChange, restore } from '../../stores/editor/history.ts';
import { LoadError } from '../lib/LoadError.tsx';
import { TextDiff } from './TextDiff.tsx';
import { Heading } from './Heading.tsx';
import { inWords } from './HistoryView.tsx';

/** One change, with the text before and after, either of which can be a draft again. */
export function ChangeView() {
  const { data, reason } = useStore($change);
  if (!data && reason) return <LoadError message={reason.message} onRetry={reloadChange} />;
  if (!data) return <p className="text-muted">One moment…</p>;
  const { change, differences } = data;
  const { before, after, item } = change;
  return (
    <>
      <Heading>{change.name}</Heading>
      <p className="text-muted">
        {inWords(change)}, {moment(change.at)}.
      </p>
      <section className="card card-border bg-surface p-4" aria-label="What changed">
        <TextDiff differences={differences} none="The text stayed the same." />
      </section>
      {reason && <p role="alert">{reason.message}</p>}
      <p className="flex flex-wrap gap-3">
        {after && (
          <button type="button" className="btn btn-wrap btn-primary" onClick={() => void restore(item, after)}>
            Make this version the draft
          </button>
        )}
        {before && (
          <button
            type="button"
            className="btn btn-wrap btn-outline btn-primary"
            onClick={() => void restore(item, before)}
          >
            Make the version before it the draft
          </button>
        )}
        <a className="btn btn-ghost" href="#history">
          Back to the history
        </a>
      </p>
    </>
  );
}
