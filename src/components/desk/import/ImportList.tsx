import { useStore } from '@nanostores/react';
import type { CatalogueImport } from '../../../../contract/desk-imports.ts';
import { moment } from '../../../format/date.ts';
import { $imports, $undoing, loadImports } from '../../../stores/desk/imports.ts';
import { FormError } from '../../../ui/FieldError.tsx';
import { ListRow } from '../../editor/LongList.tsx';
import { LoadError } from '../../lib/LoadError.tsx';
import { LastRun } from './LastRun.tsx';
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
