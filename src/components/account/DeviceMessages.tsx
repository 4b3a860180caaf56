import { useStore } from '@nanostores/react';
import { t } from '../../i18n/t.ts';
import { $push, type PushView, turnOffPush, turnOnPush } from '../../stores/account/push.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Bell, BellOff, BellRing } from '../../ui/icons.ts';

const ICONS = { install: Bell, blocked: BellOff, off: Bell, on: BellRing } as const;

/** Whether this device is told what becomes of the order; nothing where that can't be. */
export default function DeviceMessages() {
  const { data: view, loading, reason } = useStore($push);
  if (view === 'hidden') return null;
  const Icon = ICONS[view];
  return (
    <section
      className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-field bg-base-200 px-4 py-3"
      aria-label={t('Notifications')}
    >
      <Icon className="mt-0.5 self-start text-primary" aria-hidden />
      <p className="min-w-0 flex-[1_1_12rem] text-sm/[1.45]" role="status">
        <b className="block font-semibold">{title(view)}</b>
        <span className="text-muted">{text(view)}</span>
        {reason && <span className="block text-error">{reason.message}</span>}
      </p>
      {(view === 'off' || view === 'on') && (
        <BusyButton
          type="button"
          className="btn btn-outline btn-primary btn-sm max-md:w-full"
          busy={loading}
          onClick={() => void (view === 'on' ? turnOffPush() : turnOnPush())}
        >
          {view === 'on' ? t('Turn off') : t('Tell me on this device')}
        </BusyButton>
      )}
    </section>
  );
}

type Shown = Exclude<PushView, 'hidden'>;

function title(view: Shown): string {
  if (view === 'on') return t('This device is told about your orders');
  return view === 'blocked' ? t('Notifications are blocked') : t('Know when it is packed and on its way');
}

function text(view: Shown): string {
  if (view === 'install')
    return t('Add the shop to your home screen and open it there: then it can send notifications.');
  if (view === 'blocked')
    return t('Allow notifications for this shop in your browser’s site settings, then reload this page.');
  return t('One notification for each step of an order, nothing else. It ends when you log out.');
}
