import { type CallError, RefusedError } from '../../api/errors.ts';
import { t } from '../../i18n/t.ts';

/** What is wrong with which field, by its name; `form` for the whole. */
export type FormErrors = Readonly<Record<string, string>>;

/** What a refusal says of each field, or of the whole where it names none. */
export function formErrors(reason: CallError | null): FormErrors {
  const fields = reason instanceof RefusedError ? reason.fields : {};
  return Object.keys(fields).length > 0
    ? fields
    : { form: reason?.message ?? t('Something went wrong. Please try again.') };
}
