import { useStore } from '@nanostores/react';
import type { CatalogueImport, ImportRun } from '../../../../contract/desk-imports.ts';
import { moment } from '../../../format/date.ts';
import { $imports, $undoing, loadImports } from '../../../stores/desk/imports.ts';
import { FormError } from '../../../ui/FieldError.tsx';
import { ListRow } from '../../editor/LongList.tsx';
import { LoadError } from '../../lib/LoadError.tsx';
import { UndoButton } from './UndoButton.tsx';

const FIGURES = [
  ['added', 'new'],
  ['changed', 'changed'],
  ['back', 'sold again'],
  ['gone', 'no longer sold'],
] as const;

const figuresOf = (one: CatalogueImport): string =>
  FIGURES.filter(([figure]) => one[figure] > 0)
    .map(([figure, words]) => `${one[figure].toLocaleString('en-IN')} ${words}`)
    .join(', ');

const WORDS: Readonly<Record<Exclude<ImportRun['state'], 'done'>, string>> = {
  'under-way': 'is being imported just now',
  failed: 'was not imported, and nothing was changed',
  'broken-off': 'was not imported to its end, and nothing was changed: begin again',
};

/** What became of the last import that was begun, where it did not end well: somebody may have left the page meanwhile. */
function LastRun({ run: { file, by, at, state, reason } }: { run: ImportRun }) {
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

/** The last imports; the newest can be taken back. */
export function ImportList() {
  const { data, loading, reason } = useStore($imports);
  const undoing = useStore($undoing);
  const { imports, run } = data;
  return (
    <section aria-labelledby="imports">
      <h2 id="imports" className="text-xl">
        Last imports
      </h2>
      {run && <LastRun run={run} />}
      {imports.length === 0 && !reason && (
        <p className="mt-1 text-muted">{loading ? 'One moment…' : 'None that could be undone.'}</p>
      )}
      <ul>
        {imports.map((one) => (
          <ListRow
            key={one.id}
            small={`${figuresOf(one)} · ${one.by}, ${moment(one.at)}`}
            end={one.canUndo && <UndoButton one={one} />}
          >
            <b className="wrap-anywhere">{one.file}</b>
          </ListRow>
        ))}
      </ul>
      <p className="mt-2 empty:hidden" role="status">
        {undoing.data && undoneInWords(undoing.data)}
      </p>
      <FormError message={undoing.reason?.message} />
      {reason && <LoadError message={reason.message} onRetry={loadImports} />}
    </section>
  );
}

const undoneInWords = ({ restored, deleted, delisted }: { restored: number; deleted: number; delisted: number }) =>
  `Undone: ${restored.toLocaleString('en-IN')} as before, ${deleted.toLocaleString('en-IN')} deleted` +
  `${delisted > 0 ? `, ${delisted.toLocaleString('en-IN')} that somebody has ordered or put into a cart no longer sold` : ''}.`;
