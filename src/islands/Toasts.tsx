import { useStore } from '@nanostores/react';
import { CircleAlert, X } from '../ui/icons.ts';
import { $cartAnnouncement } from '../stores/cart/cart-announcement.ts';
import { $toasts, closeToast } from '../stores/lib/toast.ts';
import '../components/lib/toasts.css';

/** Short messages above everything else; screen readers hear them as they come, and how the cart stands. */
export function Toasts() {
  const toasts = useStore($toasts, { ssr: 'initial' });
  const cartSaid = useStore($cartAnnouncement, { ssr: 'initial' });
  return (
    <>
      <div className="toasts" role="status">
        {toasts.map(({ id, text, tone, action }) => (
          <div key={id} className="toast">
            {tone === 'error' && <CircleAlert aria-hidden="true" />}
            <p>{text}</p>
            {action && (
              <button
                type="button"
                className="toast-action"
                onClick={() => {
                  action.run();
                  closeToast(id);
                }}
              >
                {action.label}
              </button>
            )}
            <button type="button" className="icon-button" aria-label="Close" onClick={() => closeToast(id)}>
              <X aria-hidden="true" />
            </button>
          </div>
        ))}
      </div>
      <p className="sr-only" role="status">
        {cartSaid}
      </p>
    </>
  );
}
