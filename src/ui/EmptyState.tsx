import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import './empty-state.css';

interface Props {
  icon: LucideIcon;
  title: string;
  /** What to do next, in a sentence. */
  children?: ReactNode;
  /** The one way on: a link or a button. */
  action?: ReactNode;
}

/** Says that there is nothing here, why, and how to go on. */
export const EmptyState = ({ icon: Icon, title, children, action }: Props) => (
  <div className="empty">
    <Icon aria-hidden="true" />
    <h2>{title}</h2>
    {children && <p className="muted">{children}</p>}
    {action}
  </div>
);
