import type { ImportRun } from '../../../../contract/desk-imports.ts';
import { moment } from '../../../format/date.ts';

const WORDS: Readonly<Record<Exclude<ImportRun['state'], 'done'>, string>> = {
  'under-way': 'is being imported just now',
  failed: 'was not imported, and nothing was changed',
  'broken-off': 'was not imported to its end, and nothing was changed: begin again',
};

/** What became of the last import that was begun, where it did not end well: somebody may have left the page meanwhile. */
export function LastRun({ run: { file, by, at, state, reason } }: { run: ImportRun }) {
  if (state === 'done') return null;
  return (
    <div
      className={`my-2 grid grid-cols-1 gap-1 rounded-box p-4 wrap-anywhere ${state === 'under-way' ? 'bg-base-200' : 'bg-tint-clay'}`}
      role="status"
    >
      <p>
        <b>{file}</b> {WORDS[state]}.{reason && ` ${reason}`}
      </p>
      {state === 'under-way' && <progress className="progress progress-primary" aria-label="Importing" />}
      <p className="text-sm/[1.45] text-muted">
        {by}, {moment(at)}
      </p>
    </div>
  );
}
