import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { X } from './icons.ts';
import './dialog.css';

interface Props extends ComponentProps<'dialog'> {
  open: boolean;
  /** Asked for by Escape or by a click beside the dialog. */
  onClose: () => void;
}

/** A modal dialog. Once it closes, the browser gives the focus back to what opened it. */
export function Dialog({ open, onClose, className = 'dialog', ...dialog }: Props) {
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
      className={className}
      {...dialog}
      // A dialog that was opened again meanwhile stays open.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    />
  );
}

/** The dialog's heading with the button that closes it. */
export const DialogHeader = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => (
  <div className="dialog-head">
    {children}
    <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
      <X aria-hidden="true" />
    </button>
  </div>
);

/** The `ref` of what a dialog focuses as it opens. React's own `autoFocus` writes no attribute, which is what dialogs read. */
export const focusInDialog = (element: HTMLElement | null): void => element?.setAttribute('autofocus', '');
