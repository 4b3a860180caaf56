import { useStore } from '@nanostores/react';
import { phoneNumber } from '../../format/phone.ts';
import { $auth, loggedOut } from '../../stores/auth.ts';
import { changeNumber, type Login, submitRegistration } from '../../stores/login.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormError } from './FormError.tsx';
import { LogInStep } from './LogInStep.tsx';

export function RegisterForm({ login }: { login: Login }) {
  const { loading } = useStore($auth, { ssr: () => loggedOut });
  return (
    <LogInStep
      title="Welcome. What may we call you?"
      text={
        <>
          {phoneNumber(login.phone)} is new here.{' '}
          <button type="button" className="text-link" onClick={changeNumber}>
            Change number
          </button>
        </>
      }
      onSubmit={(fields) => submitRegistration({ name: fields.get('name') ?? '', email: fields.get('email') ?? '' })}
    >
      <Field
        label="Full name"
        name="name"
        autoComplete="name"
        autoFocus
        defaultValue={login.details.name}
        error={login.errors['name']}
      />
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        hint="Optional, for receipts"
        defaultValue={login.details.email ?? ''}
        error={login.errors['email']}
      />
      <FormError message={login.errors['form'] ?? login.errors['phone']} />
      <BusyButton className="btn btn-primary" busy={loading}>
        Register
      </BusyButton>
    </LogInStep>
  );
}
