import { Details } from '../../../contract/auth.ts';
import { phoneNumber } from '../../format/phone.ts';
import { changeNumber, type Login, submitRegistration } from '../../stores/session/login.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { NameFields } from '../lib/NameFields.tsx';
import { useForm } from '../lib/use-form.ts';
import { LogInHead } from './LogInStep.tsx';

export function RegisterForm({ login }: { login: Login }) {
  const { field, onSubmit, busy, problem } = useForm<Details, typeof Details>({
    schema: Details,
    values: { name: login.details.name, email: login.details.email ?? '' },
    send: submitRegistration,
  });
  return (
    <>
      <LogInHead title="Welcome. What may we call you?">
        {phoneNumber(login.phone)} is new here.{' '}
        <button type="button" className="link" onClick={changeNumber}>
          Change number
        </button>
      </LogInHead>
      <form className="mt-8 grid grid-cols-1 gap-4" noValidate onSubmit={onSubmit}>
        <NameFields field={field} autoFocus />
        <FormError message={problem} />
        <BusyButton className="btn btn-primary" busy={busy}>
          Register
        </BusyButton>
      </form>
    </>
  );
}
