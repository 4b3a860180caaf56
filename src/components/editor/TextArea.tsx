import { CircleAlert } from '../../ui/icons.ts';
import { type TextareaHTMLAttributes, useId } from 'react';

interface Props extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  hint: string;
  error?: string | undefined;
}

/** A labelled field for a long text, as `Field` is for a line. */
export function TextArea({ label, hint, error, ...area }: Props) {
  const id = useId();
  return (
    <div className="field editor-writing">
      <label htmlFor={id}>{label}</label>
      <div className={error ? 'box wrong' : 'box'}>
        <textarea
          {...area}
          id={id}
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          aria-invalid={error ? true : undefined}
        />
      </div>
      <p id={`${id}-hint`} className="sm muted">
        {hint}
      </p>
      {error && (
        <p id={`${id}-error`} className="field-error" role="alert">
          <CircleAlert aria-hidden />
          {error}
        </p>
      )}
    </div>
  );
}
