import { CircleAlert } from './icons.ts';

/** What is wrong with the whole, with the next step in its words; said aloud when it appears. */
export const FormError = ({ message }: { message: string | undefined }) => (
  <p className="field-error" role="alert" hidden={!message}>
    {message && <CircleAlert aria-hidden />}
    {message}
  </p>
);
