import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect } from 'react';
import { $login, firstStep, leaveWhenLoggedIn } from '../stores/login.ts';
import { CodeForm } from './login/CodeForm.tsx';
import { NumberForm } from './login/NumberForm.tsx';
import './login/login.css';

const FORMS = {
  number: NumberForm,
  // For new customers only, with the library that bigger forms need.
  register: lazy(() => import('./login/RegisterForm.tsx').then((it) => ({ default: it.RegisterForm }))),
  code: CodeForm,
};

/** Log in and registration, one step at a time. */
export function LogIn() {
  const login = useStore($login, { ssr: () => firstStep });
  useEffect(leaveWhenLoggedIn, []);
  const Form = FORMS[login.step];
  return (
    <Suspense fallback={<p className="muted">One moment…</p>}>
      <Form login={login} />
    </Suspense>
  );
}
