import type { ReactNode } from 'react';

/** A line of a list: what it is, and below that a smaller line; at the end what can be done with it. */
export const ListRow = ({ children, small, end }: { children: ReactNode; small: ReactNode; end?: ReactNode }) => (
  <li className="flex min-h-13 items-center justify-between gap-4 border-b border-base-300 py-1 has-[[role=group]]:flex-wrap">
    <span>
      {children}
      {small && <span className="block text-sm/[1.45] text-muted">{small}</span>}
    </span>
    {end}
  </li>
);
