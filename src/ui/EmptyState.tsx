import { type LucideIcon, ShoppingBasket } from './icons.ts';
import type { ReactNode } from 'react';
import './empty-state.css';

interface Props {
  title: string;
  /** What to do next, in a sentence. */
  text?: ReactNode;
  icon?: LucideIcon;
  /** The one way on: a link or a button. */
  children?: ReactNode;
  /** The page's own heading, where this is all the page says. */
  heading?: 'h1' | 'h2';
}

/** An empty state: what is missing, why, and what to do next. */
export const EmptyState = ({ title, text, icon: Icon = ShoppingBasket, heading: Heading = 'h2', children }: Props) => (
  <div className="empty">
    <Icon aria-hidden="true" />
    <Heading>{title}</Heading>
    {text && <p className="muted">{text}</p>}
    {children}
  </div>
);
