import type { ReactNode } from 'react';
import { CircleAlert } from './icons.ts';
import { translated } from '../i18n/t.ts';
import { HelpLink } from './HelpLink.tsx';

interface Props {
  id?: string;
  children: ReactNode;
}

/**
 * What is wrong, with the next step in its words; said aloud when it appears, so it may be there empty from the start.
 * The contract says it in English, whatever the language of the page.
 */
export const FieldError = ({ id, children }: Props) => (
  <p id={id} className="flex gap-1.5 text-sm/cosy font-medium text-error" role="alert" hidden={!children}>
    {children && (
      <>
        <CircleAlert className="mt-0.5 size-4" aria-hidden="true" />
        <span className="min-w-0">{typeof children === 'string' ? translated(children) : children}</span>
      </>
    )}
  </p>
);

/** What is wrong with the whole; the place that says it is there from the start. */
export const FormError = ({ message }: { message: string | undefined }) => (
  <FieldError>
    {message && (
      <>
        {message} <HelpLink />
      </>
    )}
  </FieldError>
);
