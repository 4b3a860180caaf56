import type { ReactNode } from 'react';

/** The fields of a form, one below the other. */
export const Fields = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-1 content-start gap-5">{children}</div>
);
