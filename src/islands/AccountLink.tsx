import { useStore } from '@nanostores/react';
import { UserRound } from '../ui/icons.ts';
import { paths } from '../paths.ts';
import { $auth, loggedOut } from '../stores/session/auth.ts';
import { t } from '../i18n/t.ts';

/** Classes of its place. */
interface Props {
  look: { link: string; icon: string; name: string };
}

/** The shopper's name, or a link to log in. Always leads to the dashboard, which asks to log in. */
export function AccountLink({ look: { link, icon, name } }: Props) {
  const { data } = useStore($auth, { ssr: () => loggedOut });
  return (
    <a className={link} href={paths.dashboard()}>
      <UserRound className={icon} aria-hidden="true" />
      <span className={name}>{data?.name || t('Log In / Sign Up')}</span>
    </a>
  );
}
