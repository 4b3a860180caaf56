import { useId } from 'react';
import type { ImportColumn } from '../../../../contract/desk-imports.ts';
import type { ImportField } from '../../../../contract/import-field.ts';
import { correctColumn } from '../../../stores/desk/import-file.ts';
import { FIELD_WORDS, FIELDS_IN_ORDER } from './field-words.ts';

interface Props {
  column: ImportColumn;
  /** In the order of the file. */
  index: number;
  isBusy: boolean;
}

const IGNORED = { cost: ' (what you pay, never shown)', 'row-number': ' (counts the rows)' } as const;

/** A column with what stands in it, and what it is taken for. */
export function ColumnRow({ column: { name, field, because, ignoredAs, examples }, index, isBusy }: Props) {
  const id = useId();
  return (
    <li
      className={`grid grid-cols-1 gap-x-4 gap-y-1.5 border-b border-base-300 py-3 sm:grid-cols-[minmax(0,1fr)_16rem] sm:items-center ${field === null ? 'text-muted' : ''}`}
    >
      <div className="min-w-0">
        <label htmlFor={id} className="font-semibold wrap-anywhere">
          {name || `Column ${index + 1}, without a name`}
        </label>
        <span className="block truncate text-sm/[1.45] text-muted">
          {examples.length > 0 ? examples.join(' · ') : 'Empty'}
          {because === 'content' && field !== null && ' (told by what stands in it)'}
          {ignoredAs && field === null && IGNORED[ignoredAs]}
        </span>
      </div>
      <select
        id={id}
        className="select h-11 w-full"
        value={field ?? ''}
        disabled={isBusy}
        onChange={({ target }) => correctColumn(index, (target.value || null) as ImportField | null)}
      >
        <option value="">Not used</option>
        {FIELDS_IN_ORDER.map((option) => (
          <option key={option} value={option}>
            {FIELD_WORDS[option]}
          </option>
        ))}
      </select>
    </li>
  );
}
