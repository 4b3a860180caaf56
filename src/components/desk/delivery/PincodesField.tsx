import { useId } from 'react';
import { FieldError } from '../../../ui/FieldError.tsx';

interface Props {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Pincodes as they are typed or pasted. */
export function PincodesField({ value, error, onChange }: Props) {
  const id = useId();
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        Pincodes
      </label>
      <textarea
        id={id}
        className={`textarea min-h-24 resize-y num ${error ? 'textarea-error' : ''}`}
        autoComplete="off"
        spellCheck={false}
        value={value}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        aria-invalid={error ? true : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-hint`} className="text-sm/[1.45] text-muted">
        With commas, spaces or lines between them, or as ranges: 700001-700156. A column of a spreadsheet can be pasted.
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
