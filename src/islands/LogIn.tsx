import { useStore } from '@nanostores/react';
import { $login, firstStep } from '../stores/login.ts';
import { CodeForm } from './login/CodeForm.tsx';
import { NumberForm } from './login/NumberForm.tsx';
import { RegisterForm } from './login/RegisterForm.tsx';
import './login/login.css';

const FORMS = { number: NumberForm, register: RegisterForm, code: CodeForm };

/** Log in and registration, one step at a time. */
export function LogIn() {
  const login = useStore($login, { ssr: () => firstStep });
  const Form = FORMS[login.step];
  return <Form login={login} />;
}
