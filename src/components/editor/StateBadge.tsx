import type { ReactNode } from 'react';

/** How far something is: a draft, not saved, shown now. */
export const StateBadge = ({ children }: { children: ReactNode }) => (
  <span className="badge h-5 border-0 bg-tint-spice px-2 text-xs font-semibold text-spice">{children}</span>
);
