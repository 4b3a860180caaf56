import { useStore } from '@nanostores/react';
import type { ImportColumn } from '../../../../contract/desk-imports.ts';
import { count } from '../../../format/count.ts';
import { $importChoices, $movedField, type ChosenFile } from '../../../stores/desk/import-file.ts';
import { Collapse } from '../../../ui/Collapse.tsx';
import { ChevronDown } from '../../../ui/icons.ts';
import { ColumnRow } from './ColumnRow.tsx';

/** What each column is taken for, to be corrected. Those that no field was found for are folded away. */
export function ColumnList({ file, isBusy }: { file: ChosenFile; isBusy: boolean }) {
  const { columns } = useStore($importChoices);
  const moved = useStore($movedField);
  const rows = columns.map((column, index) => ({ column, index, isKnown: file.columns[index]?.field !== null }));
  const ignored = rows.filter(({ isKnown }) => !isKnown);
  const title = (
    <>
      {count(ignored.length, 'column')} not used <ChevronDown className="size-5" aria-hidden="true" />
    </>
  );
  const list = (some: readonly { column: ImportColumn; index: number }[]) => (
    <ul>
      {some.map(({ column, index }) => (
        <ColumnRow key={index} column={column} index={index} isBusy={isBusy} />
      ))}
    </ul>
  );
  return (
    <section aria-labelledby="columns">
      <h2 id="columns" className="text-xl">
        What the columns are
      </h2>
      <p className="mt-1 text-muted">Please look through them: is each column what it is taken for?</p>
      {list(rows.filter(({ isKnown }) => isKnown))}
      {ignored.length > 0 && (
        <Collapse title={title} className="mt-2">
          <p className="text-sm/[1.45] wrap-anywhere text-muted">
            {ignored.map(({ column }) => column.name || 'without a name').join(', ')}
          </p>
          {list(ignored)}
        </Collapse>
      )}
      <p className="mt-2 text-sm/[1.45] empty:hidden" role="status">
        {moved}
      </p>
    </section>
  );
}
