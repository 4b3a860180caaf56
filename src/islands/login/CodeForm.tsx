import { useStore } from '@nanostores/react';
import { phoneNumber } from '../../format/phone.ts';
import { $auth, loggedOut } from '../../stores/auth.ts';
import { $resendIn, changeNumber, type Login, resendCode, submitCode } from '../../stores/login.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormError } from './FormError.tsx';
import { LogInStep } from './LogInStep.tsx';

export function CodeForm({ login }: { login: Login }) {
  const { loading, otp } = useStore($auth, { ssr: () => loggedOut });
  const resendIn = useStore($resendIn);
  return (
    <LogInStep
      title="Enter the code we sent you"
      text={
        <>
          To {phoneNumber(login.phone)}.{' '}
          <button type="button" className="text-link" onClick={changeNumber}>
            Change number
          </button>
        </>
      }
      onSubmit={(fields) => submitCode(fields.get('otp') ?? '', new URLSearchParams(location.search).get('next'))}
    >
      <Field
        label="One-time password"
        name="otp"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={11}
        autoFocus
        className="otp"
        error={login.errors['otp']}
      />
      <p className="resend">
        <span>Valid for 5 minutes</span>
        <BusyButton
          type="button"
          className="text-link"
          busy={loading || resendIn > 0}
          onClick={() => void resendCode()}
        >
          {resendIn > 0 ? `Resend OTP in 0:${String(resendIn).padStart(2, '0')}` : 'Resend OTP'}
        </BusyButton>
      </p>
      <FormError message={login.errors['form']} />
      <BusyButton className="btn btn-primary" busy={loading}>
        Verify
      </BusyButton>
      {/* Only a build for the embedded demo shows a code, whatever a provider answers. */}
      {import.meta.env.PUBLIC_DEMO === 'true' && otp && (
        <p className="hint-box" role="status">
          Demo shop: your code is <b>{otp}</b>
        </p>
      )}
    </LogInStep>
  );
}
