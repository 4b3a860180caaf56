import type { ReactNode } from 'react';
import { CircleAlert } from './icons.ts';

interface Props {
  id?: string;
  children: ReactNode;
}

/** What is wrong, with the next step in its words; said aloud when it appears, so it may be there empty from the start. */
export const FieldError = ({ id, children }: Props) => (
  <p id={id} className="flex gap-1.5 text-sm/cosy font-medium text-error" role="alert" hidden={!children}>
    {children && (
      <>
        <CircleAlert className="mt-0.5 size-4" aria-hidden="true" />
        <span className="min-w-0">{children}</span>
      </>
    )}
  </p>
);
