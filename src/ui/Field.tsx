import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { FieldError } from './FieldError.tsx';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
  label: string;
  hint?: string | undefined;
  /** What is wrong and what to do next. */
  error?: string | undefined;
  /** Shown inside the box before the text, such as +91. */
  prefix?: string;
  /** Shown inside the box after the text: a button of its own. */
  after?: ReactNode | undefined;
  /** Classes of the box around what is typed. */
  boxClassName?: string;
}

/** A labelled input with its hint and its error tied to it. Uncontrolled unless given a `value`: nothing typed is lost. */
export function Field({ label, hint, error, prefix, after, boxClassName = '', id, ...input }: Props) {
  const generatedId = useId();
  const inputId = id ?? generatedId;
  const described = [hint && `${inputId}-hint`, error && `${inputId}-error`].filter(Boolean).join(' ');
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <label htmlFor={inputId} className="text-sm font-semibold">
        {label}
      </label>
      <div className={`input ${error ? 'input-error' : ''} ${boxClassName}`}>
        {prefix && <span className="text-muted">{prefix}</span>}
        <input
          {...input}
          id={inputId}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
        />
        {after}
      </div>
      {hint && (
        <p id={`${inputId}-hint`} className="text-sm/[1.45] text-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${inputId}-error`}>{error}</FieldError>}
    </div>
  );
}
