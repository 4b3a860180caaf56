import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { CatalogueImport } from '../../../../contract/desk-imports.ts';
import { $undoing, undoImport } from '../../../stores/desk/imports.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';

/** Asks once, and then takes the import back. */
export function UndoButton({ one: { id, file } }: { one: CatalogueImport }) {
  const { loading } = useStore($undoing);
  const [isAsked, ask] = useState(false);
  if (!isAsked)
    return (
      <button
        type="button"
        className="inline-flex min-h-11 link items-center whitespace-nowrap link-hover"
        aria-label={`Undo the import of ${file}`}
        onClick={() => ask(true)}
      >
        Undo
      </button>
    );
  return (
    <div
      className="flex w-full flex-wrap items-center gap-3 py-2"
      role="group"
      aria-label={`Undo the import of ${file}`}
    >
      <p className="w-full text-sm/[1.45] text-muted">
        What it added is deleted, what it changed is as it was before. What was sold since stays sold.
      </p>
      <BusyButton type="button" className="btn btn-primary btn-sm" busy={loading} onClick={() => void undoImport(id)}>
        {loading ? 'Undoing…' : 'Undo this import'}
      </BusyButton>
      {!loading && (
        <button
          type="button"
          className="inline-flex min-h-11 link items-center whitespace-nowrap link-hover"
          onClick={() => ask(false)}
        >
          Cancel
        </button>
      )}
    </div>
  );
}
