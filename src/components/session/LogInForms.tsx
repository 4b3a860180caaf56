import { useStore } from '@nanostores/react';
import { $login, firstStep } from '../../stores/session/login.ts';
import { msg } from '../../../contract/msg.ts';
import { t } from '../../i18n/t.ts';
import { lazyComponent } from '../lib/lazy-component.tsx';
import { OtpForm } from './OtpForm.tsx';
import { PhoneForm } from './PhoneForm.tsx';

const Waiting = () => <p className="text-muted">{t('One moment…')}</p>;

const FORMS = {
  number: PhoneForm,
  // For new customers only, with the library that bigger forms need.
  register: lazyComponent({
    name: msg('The form'),
    load: async () => ({ default: (await import('./RegisterForm.tsx')).RegisterForm }),
    fallback: <Waiting />,
  }),
  code: OtpForm,
};

/** Log in and registration, one step at a time. */
export function LogInForms() {
  const login = useStore($login, { ssr: () => firstStep });
  const Form = FORMS[login.step];
  return <Form login={login} />;
}
