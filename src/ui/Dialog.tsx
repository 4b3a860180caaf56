import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { X } from './icons.ts';
import { t } from '../i18n/t.ts';

interface Props extends ComponentProps<'dialog'> {
  open: boolean;
  /** Asked for by Escape or by a click beside the dialog. */
  onClose: () => void;
  /** Classes of the box in the middle. */
  className?: string;
  /** On a phone it comes up from below, in reach of the thumb. */
  sheet?: boolean;
}

/** A modal dialog. Once it closes, the browser gives the focus back to what opened it. */
export function Dialog({ open, onClose, className = '', sheet = false, children, ...dialog }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = ref;
    if (!open || !current) return;
    current.showModal();
    return () => current.close();
  }, [open]);
  return (
    <dialog
      ref={ref}
      className={`modal bg-scrim transition-none not-open:hidden ${sheet ? 'max-md:modal-bottom' : ''}`}
      {...dialog}
      // A dialog that was opened again meanwhile stays open.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div className={`modal-box ${className}`}>{children}</div>
    </dialog>
  );
}

/** The dialog's heading with the button that closes it. */
export const DialogHeader = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => (
  <div className="-mt-1 -mr-2 mb-1 flex items-center justify-between">
    {children}
    <button type="button" className="btn btn-square btn-ghost btn-sm" aria-label={t('Close')} onClick={onClose}>
      <X className="size-5.5" aria-hidden="true" />
    </button>
  </div>
);

/** The `ref` of what a dialog focuses as it opens. React's own `autoFocus` writes no attribute, which is what dialogs read. */
export const focusInDialog = (element: HTMLElement | null): void => element?.setAttribute('autofocus', '');
