import type { InputHTMLAttributes, ReactNode } from 'react';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  /** Words, and at the end an icon, what is left, or why it can't be chosen. */
  children: ReactNode;
}

/** One choice of several, as a radio button: slot, address, payment; or a box to tick. */
export const OptionRow = ({ children, type = 'radio', ...input }: Props) => (
  <label className="card min-h-13 cursor-pointer flex-row items-center gap-3 rounded-field card-border bg-surface px-[0.8125rem] py-[0.5625rem] -outline-offset-2 hover:border-line has-checked:border-primary has-checked:bg-chosen has-checked:outline-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-disabled:cursor-default has-disabled:border-base-300 has-disabled:bg-transparent has-disabled:text-muted">
    <input
      type={type}
      className={`${type === 'radio' ? 'radio' : 'checkbox'} outline-none disabled:opacity-100`}
      {...input}
    />
    {children}
  </label>
);

/** A choice's name with a hint or two below; as long as they like, they break. */
export const OptionText = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <span className="min-w-0 flex-1 leading-[1.35] wrap-anywhere *:block">
    <b>{name}</b>
    {children}
  </span>
);

export const OptionHint = ({ id, children }: { id?: string; children: ReactNode }) => (
  <small id={id} className="text-meta text-muted">
    {children}
  </small>
);
