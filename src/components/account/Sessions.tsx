import { useStore } from '@nanostores/react';
import { plural, t } from '../../i18n/t.ts';
import { $loggingOut, $sessions, loadSessions, logOutEverywhere } from '../../stores/session/sessions.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { FormError } from '../../ui/FieldError.tsx';
import { PanelError } from '../lib/PanelError.tsx';

/** Where else the customer is logged in, and the way out; nothing at a provider that can't say. */
export function Sessions() {
  const { data, reason: unknown } = useStore($sessions);
  const { loading, reason } = useStore($loggingOut);
  // A customer who lost a phone looks for a way to log it out.
  if (unknown && !data)
    return <PanelError name={t('Where you are logged in')} message={unknown.message} onRetry={loadSessions} />;
  if (!data) return null;
  const others = data.count - 1;
  return (
    <form
      className="card mt-4 max-w-lg gap-4 card-border bg-surface p-4 lg:p-6"
      aria-label={t('Sessions')}
      action={logOutEverywhere}
    >
      <h2 className="text-2xl/[1.25]">{t('Where you are logged in')}</h2>
      <p className="text-muted">
        {others > 0
          ? plural(others, 'On this device and on {count} other.', 'On this device and on {count} others.')
          : t('On this device only.')}{' '}
        {t('Lost a phone, or logged in on one that is not yours? End all at once.')}
      </p>
      <FormError message={reason?.message} />
      <BusyButton className="btn self-start btn-outline btn-primary" busy={loading}>
        {t('Log out everywhere')}
      </BusyButton>
    </form>
  );
}
