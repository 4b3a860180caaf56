import { useEffect, useId, useRef } from 'react';
import { t } from '../../i18n/t.ts';
import { closeOnBack } from '../../stores/lib/close-on-back.ts';
import { $token } from '../../stores/session/auth.ts';
import { paths } from '../../paths.ts';
import { Agreement } from '../../ui/Agreement.tsx';
import { Dialog, DialogHeader } from '../../ui/Dialog.tsx';
import { LogInHeading } from './LogInStep.tsx';
import { LogInForms } from './LogInForms.tsx';

interface Props {
  onClose: () => void;
  /** The shopper is logged in, here or in another tab. */
  onLoggedIn: () => void;
}

/** The build knows which pages of text there are, and names them in the footer. */
const isInFooter = (slug: string): boolean => document.querySelector(`footer a[href="${paths.cms(slug)}"]`) !== null;

/** Log in and registration above the page that needs it, which stays as it is. */
export function LogInDialog({ onClose, onLoggedIn }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const listeners = useRef({ onClose, onLoggedIn });
  useEffect(() => {
    listeners.current = { onClose, onLoggedIn };
  });
  useEffect(() => {
    // The dialog has given the focus to its first button, which closes it.
    box.current?.querySelector('input')?.focus();
    const unbind = [
      closeOnBack(() => listeners.current.onClose()),
      $token.listen((token) => token && listeners.current.onLoggedIn()),
    ];
    return () => {
      for (const end of unbind) end();
    };
  }, []);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <DialogHeader onClose={onClose}>
        <p className="text-sm text-muted">{t('Your cart stays as it is.')}</p>
      </DialogHeader>
      <div ref={box}>
        <LogInHeading value={{ level: 'h2', id }}>
          <LogInForms />
        </LogInHeading>
        <Agreement className="mt-6" has={isInFooter} />
      </div>
    </Dialog>
  );
}
