import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $login, firstStep, leaveWhenLoggedIn } from '../stores/session/login.ts';
import { lazyComponent } from '../components/lib/lazy-component.tsx';
import { OtpForm } from '../components/session/OtpForm.tsx';
import { PhoneForm } from '../components/session/PhoneForm.tsx';

const FORMS = {
  number: PhoneForm,
  // For new customers only, with the library that bigger forms need.
  register: lazyComponent({
    name: 'The form',
    load: async () => ({ default: (await import('../components/session/RegisterForm.tsx')).RegisterForm }),
    fallback: <p className="text-muted">One moment…</p>,
  }),
  code: OtpForm,
};

/** Log in and registration, one step at a time. */
export function LogIn() {
  const login = useStore($login, { ssr: () => firstStep });
  useEffect(leaveWhenLoggedIn, []);
  const Form = FORMS[login.step];
  return <Form login={login} />;
}
