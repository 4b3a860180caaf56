import { useStore } from '@nanostores/react';
import { CircleAlert, X } from '../ui/icons.ts';
import { $cartAnnouncement } from '../stores/cart/cart-announcement.ts';
import { $toasts, closeToast } from '../stores/lib/toast.ts';
import { t } from '../i18n/t.ts';

/** Toasts above everything else, as live regions for screen readers, with the announcements of the cart. */
export function Toasts() {
  const toasts = useStore($toasts, { ssr: 'initial' });
  const cartAnnouncement = useStore($cartAnnouncement, { ssr: 'initial' });
  return (
    <>
      <div
        className="pointer-events-none toast inset-x-4 bottom-[calc(var(--bars)+1rem)] z-40 w-auto max-w-none md:inset-x-[calc(50%-13rem)] md:bottom-[calc(var(--bars)+1.5rem)]"
        role="status"
        data-toasts
      >
        {toasts.map(({ id, text, tone, action }) => (
          <div
            key={id}
            className="pointer-events-auto alert min-h-13 animate-rise gap-3 bg-neutral py-px pr-0.75 pl-3.75 text-name/[1.35] text-neutral-content shadow-float"
          >
            {tone === 'error' && <CircleAlert aria-hidden="true" />}
            <p className="min-w-0 flex-1 wrap-anywhere">{text}</p>
            {action && (
              <button
                type="button"
                className="min-h-11 link px-2 font-bold text-inherit"
                onClick={() => {
                  action.run();
                  closeToast(id);
                }}
              >
                {action.label}
              </button>
            )}
            <button
              type="button"
              className="btn btn-square outline-current btn-neutral btn-sm"
              aria-label={t('Close')}
              onClick={() => closeToast(id)}
            >
              <X className="size-5.5" aria-hidden="true" />
            </button>
          </div>
        ))}
      </div>
      <p className="sr-only" role="status">
        {cartAnnouncement}
      </p>
    </>
  );
}
