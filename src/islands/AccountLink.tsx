import { useStore } from '@nanostores/react';
import { UserRound } from '../ui/icons.ts';
import { paths } from '../paths.ts';
import { $auth, loggedOut } from '../stores/session/auth.ts';

/** The shopper's name, or the way in. Always to the dashboard, which leads on to log in. */
export function AccountLink() {
  const { data } = useStore($auth, { ssr: () => loggedOut });
  return (
    <a className="account" href={paths.dashboard()}>
      <UserRound aria-hidden="true" />
      <span>{data?.name || 'Log In / Sign Up'}</span>
    </a>
  );
}
