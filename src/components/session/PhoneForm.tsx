import { useStore } from '@nanostores/react';
import { $auth, loggedOut } from '../../stores/session/auth.ts';
import { type Login, submitNumber } from '../../stores/session/login.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormError } from '../../ui/FieldError.tsx';
import { LogInStep } from './LogInStep.tsx';
import { t } from '../../i18n/t.ts';

export function PhoneForm({ login }: { login: Login }) {
  const { loading } = useStore($auth, { ssr: () => loggedOut });
  return (
    <LogInStep
      title={t('Log in or sign up')}
      text={t('Your cart comes along. No password to remember.')}
      errors={login.errors}
      onSubmit={(fields) => submitNumber(fields.get('phone'))}
    >
      <Field
        label={t('Mobile number')}
        name="phone"
        prefix="+91"
        inputMode="tel"
        required
        autoComplete="tel-national"
        // Only when the number is changed: the page itself must not take the focus as it opens.
        autoFocus={login.phone !== ''}
        defaultValue={login.phone}
        error={login.errors['phone']}
      />
      <FormError message={login.errors['form']} />
      <BusyButton className="btn btn-primary" busy={loading}>
        {t('Get OTP')}
      </BusyButton>
    </LogInStep>
  );
}
