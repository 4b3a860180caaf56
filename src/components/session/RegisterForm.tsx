import { Details } from '../../../contract/auth.ts';
import { phoneNumber } from '../../format/phone.ts';
import { changeNumber, type Login, submitRegistration } from '../../stores/session/login.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { FormError } from '../../ui/FieldError.tsx';
import { NameFields } from '../lib/NameFields.tsx';
import { useForm } from '../lib/use-form.ts';
import { LogInHead } from './LogInStep.tsx';
import { t } from '../../i18n/t.ts';

export function RegisterForm({ login }: { login: Login }) {
  const { field, onSubmit, busy, problem } = useForm<Details, typeof Details>({
    schema: Details,
    values: { name: login.details.name, email: login.details.email ?? '' },
    send: submitRegistration,
  });
  return (
    <>
      <LogInHead title={t('Welcome. What may we call you?')}>
        {t('{phone} is new here.', { phone: phoneNumber(login.phone) })}{' '}
        <button type="button" className="link" onClick={changeNumber}>
          {t('Change number')}
        </button>
      </LogInHead>
      <form className="mt-8 grid grid-cols-1 gap-4" noValidate onSubmit={onSubmit}>
        <NameFields field={field} autoFocus />
        <FormError message={problem} />
        <BusyButton className="btn btn-primary" busy={busy}>
          {t('Register')}
        </BusyButton>
      </form>
    </>
  );
}
