import { Info } from './icons.ts';
import type { ReactNode } from 'react';

/** A sentence that a shopper should see, and what can be done about it. */
export const Notice = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <div className="alert min-h-12 flex-wrap text-sm/[1.45]" role="status">
    <Info className="text-spice" aria-hidden="true" />
    <p className="min-w-0 flex-[1_1_11rem]">{children}</p>
    {action}
  </div>
);
