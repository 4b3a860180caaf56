import { useEffect } from 'react';
import { LogInForms } from '../components/session/LogInForms.tsx';
import { leaveWhenLoggedIn } from '../stores/session/login.ts';

/** Log in and registration on a page of their own. */
export function LogIn() {
  useEffect(leaveWhenLoggedIn, []);
  return <LogInForms />;
}
