import { type LucideIcon, ShoppingBasket } from './icons.ts';
import { HelpLink } from './HelpLink.tsx';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** What to do next, in a sentence. */
  text?: ReactNode;
  icon?: LucideIcon;
  /** The one way on: a link or a button. */
  children?: ReactNode;
  /** The page's own heading, where this is all the page says. */
  heading?: 'h1' | 'h2';
  /** It is an error: the page of help may know more. */
  help?: boolean;
}

/** An empty state: what is missing, why, and what to do next. */
export const EmptyState = ({
  title,
  text,
  icon: Icon = ShoppingBasket,
  heading: Heading = 'h2',
  help,
  children,
}: Props) => (
  <div className="mx-auto my-10 grid max-w-104 justify-items-center gap-2 text-center text-balance">
    <Icon
      className="mb-2 box-content size-12 rounded-full bg-secondary p-3 text-secondary-content"
      aria-hidden="true"
    />
    <Heading>{title}</Heading>
    {text && <p className="text-muted">{text}</p>}
    {children && <div className="mt-4">{children}</div>}
    {help && <HelpLink />}
  </div>
);
