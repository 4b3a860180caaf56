import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $login, firstStep, leaveWhenLoggedIn } from '../stores/session/login.ts';
import { lazyPart } from './lazy-part.tsx';
import { CodeForm } from './login/CodeForm.tsx';
import { NumberForm } from './login/NumberForm.tsx';
import './login/login.css';

const FORMS = {
  number: NumberForm,
  // For new customers only, with the library that bigger forms need.
  register: lazyPart({
    what: 'The form',
    load: async () => ({ default: (await import('./login/RegisterForm.tsx')).RegisterForm }),
    wait: <p className="muted">One moment…</p>,
  }),
  code: CodeForm,
};

/** Log in and registration, one step at a time. */
export function LogIn() {
  const login = useStore($login, { ssr: () => firstStep });
  useEffect(leaveWhenLoggedIn, []);
  const Form = FORMS[login.step];
  return <Form login={login} />;
}
