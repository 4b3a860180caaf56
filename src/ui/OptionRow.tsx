import type { InputHTMLAttributes, ReactNode } from 'react';
import './option-row.css';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  /** Words, and at the end an icon, what is left, or why it can't be chosen. */
  children: ReactNode;
}

/** One choice of several, as a radio button: slot, address, payment. */
export const OptionRow = ({ children, ...input }: Props) => (
  <label className="option">
    <input type="radio" {...input} />
    {children}
  </label>
);
