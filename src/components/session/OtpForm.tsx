import { useStore } from '@nanostores/react';
import { type ClipboardEvent, useEffect, useRef } from 'react';
import { OTP_TTL_MINUTES } from '../../../contract/otp.ts';
import { phoneNumber } from '../../format/phone.ts';
import { $auth, loggedOut } from '../../stores/session/auth.ts';
import { $resendIn, changeNumber, codeIn, type Login, resendCode, submitCode } from '../../stores/session/login.ts';
import { receiveCode } from '../../stores/session/web-otp.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormError } from '../../ui/FieldError.tsx';
import { LogInStep } from './LogInStep.tsx';
import { t } from '../../i18n/t.ts';
import { rich } from '../../i18n/rich.ts';

/** Extracts the code when the whole message was pasted. */
function pasteCode(event: ClipboardEvent<HTMLInputElement>): void {
  event.preventDefault();
  event.currentTarget.value = codeIn(event.clipboardData.getData('text'));
}

export function OtpForm({ login }: { login: Login }) {
  const { loading, otp } = useStore($auth, { ssr: () => loggedOut });
  const resendIn = useStore($resendIn);
  const input = useRef<HTMLInputElement>(null);
  // Read from the message where the browser can; then Verify need not be pressed.
  useEffect(
    () =>
      receiveCode((code) => {
        if (input.current) input.current.value = code;
        void submitCode(code);
      }),
    [login.resendAt],
  );
  return (
    <LogInStep
      title={t('Enter the code we sent you')}
      text={
        <>
          {t('To {phone}.', { phone: phoneNumber(login.phone) })}{' '}
          <button type="button" className="link" onClick={changeNumber}>
            {t('Change number')}
          </button>
        </>
      }
      errors={login.errors}
      onSubmit={(fields) => submitCode(fields.get('otp'))}
    >
      <Field
        label={t('One-time password')}
        name="otp"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={11}
        autoFocus
        required
        ref={input}
        onPaste={pasteCode}
        boxClassName="h-15.5"
        className="text-[1.75rem] font-semibold tracking-[0.35em] tabular-nums"
        error={login.errors['otp']}
      />
      <p className="flex min-h-11 items-center justify-between text-sm text-muted tabular-nums">
        <span role="status">
          {login.resent
            ? t('A new code is on its way. Only that one counts.')
            : import.meta.env.PUBLIC_ADAPTER !== 'on' && t('Valid for {minutes} minutes', { minutes: OTP_TTL_MINUTES })}
        </span>
        <BusyButton
          type="button"
          // Its words may be what is waited for: a count-down stays easy to read.
          className="link aria-disabled:cursor-default aria-disabled:text-inherit aria-disabled:no-underline"
          busy={loading || resendIn > 0}
          onClick={() => void resendCode()}
        >
          {resendIn > 0
            ? t('Resend OTP in {time}', { time: `0:${String(resendIn).padStart(2, '0')}` })
            : t('Resend OTP')}
        </BusyButton>
      </p>
      <FormError message={login.errors['form']} />
      <BusyButton className="btn btn-primary" busy={loading}>
        {t('Verify')}
      </BusyButton>
      {/* Only a build for the embedded demo shows a code, whatever a provider answers. */}
      {import.meta.env.PUBLIC_SHOWS_CODES === 'true' && otp && (
        <p className="alert block px-3.25 py-2.75 text-sm/normal" role="status">
          {rich('Demo shop: your code is {code}', { code: <b className="tracking-[0.05em] tabular-nums">{otp}</b> })}
        </p>
      )}
    </LogInStep>
  );
}
