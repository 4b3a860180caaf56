import { Info } from './icons.ts';
import type { ReactNode } from 'react';
import './notice.css';

/** A sentence that a shopper should see, and what can be done about it. */
export const Notice = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <div className="notice sm" role="status">
    <Info aria-hidden="true" />
    <p>{children}</p>
    {action}
  </div>
);
