import { useStore } from '@nanostores/react';
import { LogOut as LeaveIcon } from '../ui/icons.ts';
import { $auth, loggedOut } from '../stores/session/auth.ts';
import { logout } from '../stores/session/log-out.ts';
import { t } from '../i18n/t.ts';

/** For whoever is logged in; nothing for anybody else. */
export function LogOut() {
  const { token } = useStore($auth, { ssr: () => loggedOut });
  return (
    token && (
      <button type="button" className="btn relative ml-auto btn-outline btn-primary btn-sm" onClick={logout}>
        <LeaveIcon aria-hidden="true" />
        {t('Log out')}
      </button>
    )
  );
}
