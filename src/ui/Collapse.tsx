import type { ReactNode } from 'react';

interface Props {
  title: ReactNode;
  children: ReactNode;
  className?: string;
}

/** What most don't need, folded away under a line of its own. */
export const Collapse = ({ title, children, className = '' }: Props) => (
  <details className={`collapse ${className}`}>
    <summary className="collapse-title flex min-h-11 items-center gap-2.5 p-0 font-semibold text-primary">
      {title}
    </summary>
    <div className="collapse-content p-0">{children}</div>
  </details>
);
