import { type LucideIcon, ShoppingBasket } from 'lucide-react';
import type { ReactNode } from 'react';
import './empty-state.css';

interface Props {
  title: string;
  /** What to do next, in a sentence. */
  text?: ReactNode;
  icon?: LucideIcon;
  /** The one way on: a link or a button. */
  children?: ReactNode;
}

/** Says that there is nothing here, why, and how to go on. */
export const EmptyState = ({ title, text, icon: Icon = ShoppingBasket, children }: Props) => (
  <div className="empty">
    <Icon aria-hidden="true" />
    <h2>{title}</h2>
    {text && <p className="muted">{text}</p>}
    {children}
  </div>
);
