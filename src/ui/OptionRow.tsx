import type { InputHTMLAttributes, ReactNode } from 'react';
import './option-row.css';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  children: ReactNode;
  /** Stands at the right end: an icon, what is left, why it can't be chosen. */
  end?: ReactNode;
}

/** One choice of several, as a radio button: slot, address, payment. A disabled one says why in `end`. */
export const OptionRow = ({ children, end, ...input }: Props) => (
  <label className="option">
    <input type="radio" {...input} />
    <span className="grow">{children}</span>
    {end}
  </label>
);
