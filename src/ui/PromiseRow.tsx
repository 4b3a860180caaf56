import type { ReactNode } from 'react';
import type { LucideIcon } from './icons.ts';
import { tw } from './tw.ts';

interface Props {
  icon: LucideIcon;
  title: string;
  text: string;
  /** What it says changes, and is read out. */
  live?: boolean;
  /** The way to change it: a `promiseChange`. */
  children: ReactNode;
}

export const promiseChange = tw`relative -mt-1 inline-flex min-h-11 link items-end text-sm/[1.45] link-hover focus-within:rounded-selector focus-within:outline-3 focus-within:outline-primary lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:items-center lg:self-center`;

/** One of the things that a product's page promises, and the way to have it otherwise. */
export const PromiseRow = ({ icon: Icon, title, text, live = false, children }: Props) => (
  <div className="grid grid-cols-[auto_1fr_auto] items-start gap-x-3 border-base-300 not-first:mt-3.5 not-first:border-t not-first:pt-3.5">
    <Icon className="row-span-2 mt-0.5 text-primary" aria-hidden="true" />
    <b className="col-span-2 text-name font-semibold lg:col-span-1">{title}</b>
    {/* What is said changes with the pincode, and moves nothing. */}
    <p className="col-start-2 min-h-[2lh] text-sm/[1.45] text-muted num lg:min-h-0" role={live ? 'status' : undefined}>
      {text}
    </p>
    {children}
  </div>
);
