import { type TextareaHTMLAttributes, useId } from 'react';
import { FieldError } from '../../ui/FieldError.tsx';

interface Props extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  hint: string;
  error?: string | undefined;
}

/** A labelled field for a long text, as `Field` is for a line. */
export function TextArea({ label, hint, error, ...area }: Props) {
  const id = useId();
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        className={`textarea min-h-88.5 resize-y font-mono text-name/[1.55] ${error ? 'textarea-error' : ''}`}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        aria-invalid={error ? true : undefined}
      />
      <p id={`${id}-hint`} className="text-sm/[1.45] text-muted">
        {hint}
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
