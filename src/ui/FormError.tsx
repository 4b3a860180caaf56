import { FieldError } from './FieldError.tsx';
import { HelpLink } from './HelpLink.tsx';

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
